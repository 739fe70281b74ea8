{{/*
Reads a setting of the chart, or the same setting of `global`. Arguments: root, path ("kafka.brokers").
Returns {"v": …} as JSON, so that lists and maps work too.
*/}}
{{- define "seyir-lib.setting" -}}
{{- $own := .root.Values -}}
{{- $global := .root.Values.global | default dict -}}
{{- range splitList "." .path -}}
{{- $own = get ($own | default dict) . -}}
{{- $global = get ($global | default dict) . -}}
{{- end -}}
{{- dict "v" ($own | default $global) | toJson -}}
{{- end }}

{{- define "seyir-lib.site" -}}
{{- include "seyir-lib.string" (dict "root" . "path" "site") | default "seyir" | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{/* Like `setting`, but returns a plain string or number. */}}
{{- define "seyir-lib.string" -}}
{{- with (include "seyir-lib.setting" . | fromJson).v }}{{ . }}{{ end -}}
{{- end }}

{{/* Arguments: root, component. */}}
{{- define "seyir-lib.fullname" -}}
{{- printf "%s-%s" (include "seyir-lib.site" .root) .component -}}
{{- end }}

{{- define "seyir-lib.selector" -}}
app.kubernetes.io/name: {{ .component }}
app.kubernetes.io/instance: {{ include "seyir-lib.site" .root }}
{{- end }}

{{- define "seyir-lib.labels" -}}
{{ include "seyir-lib.selector" . }}
app.kubernetes.io/part-of: seyir
app.kubernetes.io/component: {{ .role | default .component }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "seyir-lib.meta" -}}
name: {{ include "seyir-lib.fullname" . }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "seyir-lib.labels" . | nindent 2 }}
{{- end }}

{{- define "seyir-lib.image" -}}
{{- $image := .root.Values.image -}}
{{- $registry := include "seyir-lib.string" (dict "root" .root "path" "image.registry") -}}
{{- $name := $image.repository | default (printf "seyir-%s" .component) -}}
{{- $repository := ternary (printf "%s/%s" $registry $name) $name (ne $registry "") -}}
{{- $tag := include "seyir-lib.string" (dict "root" .root "path" "image.tag") | default .root.Chart.AppVersion -}}
{{- with $image.digest }}{{ $repository }}@{{ . }}{{ else }}{{ $repository }}:{{ $tag }}{{ end -}}
{{- end }}

{{/* The name of a Secret: the setting at `path` (of the chart or `global`), else existingSecret. Arguments: root, path. */}}
{{- define "seyir-lib.secret" -}}
{{- $name := "" -}}
{{- with .path }}{{ $name = include "seyir-lib.string" (dict "root" $.root "path" .) }}{{ end -}}
{{- $name = $name | default .root.Values.existingSecret -}}
{{- required (printf "%s: existingSecret is needed: the name of a Secret that you have made (docs/operations.md)" .root.Chart.Name) $name -}}
{{- end }}

{{- define "seyir-lib.serviceAccount" -}}
{{- .root.Values.serviceAccount.name | default (include "seyir-lib.fullname" .) -}}
{{- end }}
