{{/* Lists which service calls which. The services' permissions.ts says who may make each call. */}}
{{- define "seyir-lib.topology" -}}
# topology: services
accounts: []
catalogue: [accounts, playback]
playback: [accounts, catalogue]
comments: [accounts, catalogue, playback, social, messaging]
notifications: [accounts, catalogue, comments, playback]
social: [accounts, catalogue, comments, playback]
messaging: [accounts, catalogue, playback, social]
gateway: [accounts, catalogue, playback, comments, notifications, social, messaging]
# topology: end
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
