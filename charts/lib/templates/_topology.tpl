{{/* Who calls whom. What a service may be asked, and by whom, stands in its permissions. */}}
{{- define "seyir-lib.topology" -}}
accounts: []
catalogue: []
playback: [accounts, catalogue]
comments: [accounts, catalogue, playback]
notifications: [catalogue, comments, playback]
gateway: [accounts, catalogue, playback, comments, notifications]
web: []
{{- end }}

{{/* JSON list: the services that a process calls. Argument: its name. */}}
{{- define "seyir-lib.peersOf" -}}
{{- get (include "seyir-lib.topology" . | fromYaml) . | default list | toJson -}}
{{- end }}

{{/* JSON list: the processes that call a service. Argument: its name. */}}
{{- define "seyir-lib.callersOf" -}}
{{- $callers := list -}}
{{- range $name, $peers := include "seyir-lib.topology" . | fromYaml -}}
{{- if has $ $peers }}{{ $callers = append $callers $name }}{{ end -}}
{{- end -}}
{{- $callers | toJson -}}
{{- end }}
