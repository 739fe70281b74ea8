{{- define "seyir-lib.egress.dns" -}}
- ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- end }}

{{/* Database, Redis and Kafka may be anywhere, so egress to them is limited by port only. */}}
{{- define "seyir-lib.egress.servers" -}}
- ports:
    {{- if eq .kind "service" }}
    - { protocol: TCP, port: {{ .root.Values.database.port }} }
    {{- with .root.Values.database.directPort }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
    {{- range (include "seyir-lib.setting" (dict "root" .root "path" "kafka.brokers") | fromJson).v }}
    - { protocol: TCP, port: {{ regexFind "[0-9]+$" . }} }
    {{- end }}
    {{- end }}
    - { protocol: TCP, port: {{ .root.Values.redis.port }} }
    {{- with .root.Values.redis.sentinelPort }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
    {{- $config := .root.Values.config }}
    {{- range concat (list $config.s3Endpoint ($config.keycloakInternalUrl | default $config.keycloakUrl)) ($config.cdnPurgeUrls | default list) | compact }}
    - { protocol: TCP, port: {{ regexFind ":[0-9]+$" (regexFind "^https?://[^/]+" .) | trimPrefix ":" | default (ternary 443 80 (hasPrefix "https:" .)) }} }
    {{- end }}
    {{- /* Ports of mail servers. */}}
    {{- if .origin }}
    - { protocol: TCP, port: 465 }
    - { protocol: TCP, port: 587 }
    {{- end }}
{{- end }}

{{/* Arguments: root, components, port. */}}
{{- define "seyir-lib.podsOf" -}}
{{- range .components -}}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ . }}
      app.kubernetes.io/instance: {{ include "seyir-lib.site" $.root }}
{{ end }}
{{- end }}

{{/* JSON list of the ports of services in other namespaces or clusters (`peers`). Arguments: root, component. */}}
{{- define "seyir-lib.portsElsewhere" -}}
{{- $given := (include "seyir-lib.setting" (dict "root" .root "path" "peers") | fromJson).v | default dict -}}
{{- $ports := list -}}
{{- range include "seyir-lib.peersOf" .component | fromJsonArray -}}
{{- with get $given . }}{{ $ports = append $ports (regexFind "[0-9]+$" .) }}{{ end -}}
{{- end -}}
{{- $ports | uniq | toJson -}}
{{- end }}

{{- define "seyir-lib.networkPolicy" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
{{- $policy := .root.Values.networkPolicy -}}
{{- $peers := include "seyir-lib.peersOf" .component | fromJsonArray -}}
{{- $callers := include "seyir-lib.callersOf" .component | fromJsonArray -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "seyir-lib.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- if eq .kind "service" }}
    - from:
        {{- include "seyir-lib.podsOf" (dict "root" .root "components" $callers) | trim | nindent 8 }}
        {{- with $policy.callersFrom }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      ports: [{ protocol: TCP, port: {{ $ports.grpc }} }]
    {{- end }}
    {{- if has .kind (list "gateway" "embedded") }}
    - ports: [{ protocol: TCP, port: {{ $ports.http }} }]
      {{- with $policy.publicFrom }}
      from:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    {{- end }}
    {{- if eq .kind "gateway" }}
    - from:
        {{- include "seyir-lib.podsOf" (dict "root" .root "components" (list "web")) | trim | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $ports.internal }} }]
    {{- end }}
    {{- if eq .kind "web" }}
    - from:
        {{- include "seyir-lib.podsOf" (dict "root" .root "components" (list "gateway")) | trim | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $ports.http }} }]
    {{- else }}
    - ports: [{ protocol: TCP, port: {{ $ports.health }} }]
      {{- with $policy.metricsFrom }}
      from:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    {{- end }}
  egress:
    {{- include "seyir-lib.egress.dns" . | nindent 4 }}
    {{- if has .kind (list "service" "gateway") }}
    {{- include "seyir-lib.egress.servers" . | nindent 4 }}
    {{- end }}
    {{- with $peers }}
    - to:
        {{- include "seyir-lib.podsOf" (dict "root" $.root "components" .) | trim | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $ports.grpc }} }]
    {{- end }}
    {{- with include "seyir-lib.portsElsewhere" . | fromJsonArray }}
    - ports:
        {{- range . }}
        - { protocol: TCP, port: {{ . }} }
        {{- end }}
    {{- end }}
    {{- if eq .kind "gateway" }}
    - to:
        {{- include "seyir-lib.podsOf" (dict "root" .root "components" (list "web")) | trim | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $ports.http }} }]
    {{- end }}
    {{- if eq .kind "web" }}
    - to:
        {{- include "seyir-lib.podsOf" (dict "root" .root "components" (list "gateway")) | trim | nindent 8 }}
      ports: [{ protocol: TCP, port: {{ $ports.internal }} }]
    {{- end }}
    {{- with $policy.extraEgress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
{{- end }}
