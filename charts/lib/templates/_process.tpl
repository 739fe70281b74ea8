{{/*
All objects of one process. Arguments: root, component, kind (service, gateway or web), origin (whether the process
needs the public origin), files (whether it stores images, media or mails).
*/}}
{{- define "seyir-lib.process" -}}
{{- include "seyir-lib.refuseRenamed" .root -}}
{{- $ports := get (dict "service" (list "grpc" "health") "gateway" (list "http" "internal" "health") "web" (list "http")) .kind -}}
{{- $facts := merge (dict "ports" $ports "probe" (ternary "http" "health" (eq .kind "web"))) . -}}
{{- $values := .root.Values -}}
{{- if and (eq .kind "service") (eq $values.migrations.mode "hook") }}
---
{{ include "seyir-lib.migration" $facts }}
{{- end }}
{{- if not $values.serviceAccount.name }}
---
{{ include "seyir-lib.serviceAccountObject" $facts }}
{{- end }}
---
{{ include "seyir-lib.service" $facts }}
---
{{ include "seyir-lib.deployment" $facts }}
{{- if $values.autoscaling.enabled }}
---
{{ include "seyir-lib.hpa" $facts }}
{{- end }}
{{- if $values.pdb.enabled }}
---
{{ include "seyir-lib.pdb" $facts }}
{{- end }}
{{- if $values.networkPolicy.enabled }}
---
{{ include "seyir-lib.networkPolicy" $facts }}
{{- end }}
{{- if and $values.metrics.serviceMonitor.enabled (ne .kind "web") }}
---
{{ include "seyir-lib.serviceMonitor" $facts }}
{{- end }}
{{- if eq .kind "gateway" }}
{{- if $values.ingress.enabled }}
---
{{ include "seyir-lib.ingress" $facts }}
{{- end }}
{{- if $values.httpRoute.enabled }}
---
{{ include "seyir-lib.httpRoute" $facts }}
{{- end }}
{{- end }}
{{- end }}
