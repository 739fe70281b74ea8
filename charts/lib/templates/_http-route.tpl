{{- define "seyir-lib.httpRoute" -}}
{{- $route := .root.Values.httpRoute -}}
{{- $host := $route.host | default (urlParse (include "seyir-lib.origin" .root)).host -}}
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
  {{- with $route.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  parentRefs:
    {{- toYaml (required "httpRoute.parentRefs is needed: the gateways that the site hangs on" $route.parentRefs) | nindent 4 }}
  hostnames: [{{ $host | quote }}]
  rules:
    - backendRefs:
        - { name: {{ include "seyir-lib.fullname" . }}, port: 80 }
{{- end }}
