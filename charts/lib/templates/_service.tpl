{{/* Services are headless, because the client balances calls over the replicas: all calls share one connection. */}}
{{- define "seyir-lib.service" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
apiVersion: v1
kind: Service
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
  {{- with .root.Values.service.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  type: {{ .root.Values.service.type }}
  {{- if eq .kind "service" }}
  clusterIP: None
  {{- end }}
  selector:
    {{- include "seyir-lib.selector" . | nindent 4 }}
  ports:
    {{- if eq .kind "gateway" }}
    - { name: http, port: 80, targetPort: http }
    {{- else }}
    {{- range .ports }}
    - { name: {{ . }}, port: {{ get $ports . }}, targetPort: {{ . }} }
    {{- end }}
    {{- end }}
{{- if eq .kind "gateway" }}
---
{{/* The internal ports need a Service of their own, because the public Service may be reachable from outside the cluster. */}}
apiVersion: v1
kind: Service
metadata:
  {{- include "seyir-lib.meta" (dict "root" .root "component" "gateway-internal" "role" "gateway") | nindent 2 }}
spec:
  type: ClusterIP
  selector:
    {{- include "seyir-lib.selector" . | nindent 4 }}
  ports:
    - { name: internal, port: {{ $ports.internal }}, targetPort: internal }
    - { name: health, port: {{ $ports.health }}, targetPort: health }
{{- end }}
{{- end }}
