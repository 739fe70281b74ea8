{{/* Arguments: root, component, port of its Service. */}}
{{- define "seyir-lib.ingress" -}}
{{- $ingress := .root.Values.ingress -}}
{{- $host := $ingress.host | default (urlParse (include "seyir-lib.origin" .root)).host -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
  {{- with $ingress.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with $ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with $ingress.tlsSecret }}
  tls:
    - hosts: [{{ $host | quote }}]
      secretName: {{ . }}
  {{- end }}
  rules:
    - host: {{ $host | quote }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service: { name: {{ include "seyir-lib.fullname" . }}, port: { name: http } }
{{- end }}
