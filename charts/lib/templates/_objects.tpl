{{- define "seyir-lib.serviceAccountObject" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
  {{- with .root.Values.serviceAccount.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
{{- end }}

{{/* Services are headless: calls go round among the replicas in the client, since one connection carries them all. */}}
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
{{/* What is nobody's business outside: the public one may be of a type that leads out. */}}
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

{{- define "seyir-lib.hpa" -}}
{{- $auto := .root.Values.autoscaling -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "seyir-lib.fullname" . }} }
  minReplicas: {{ $auto.minReplicas }}
  maxReplicas: {{ $auto.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ $auto.cpu }} }
  behavior:
    scaleDown: { stabilizationWindowSeconds: 300 }
{{- end }}

{{- define "seyir-lib.pdb" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
spec:
  maxUnavailable: {{ .root.Values.pdb.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "seyir-lib.selector" . | nindent 6 }}
{{- end }}

{{- define "seyir-lib.serviceMonitor" -}}
{{- $monitor := .root.Values.metrics.serviceMonitor -}}
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
    {{- with $monitor.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  selector:
    matchLabels:
      {{- $at := ternary "gateway-internal" .component (eq .kind "gateway") }}
      {{- include "seyir-lib.selector" (dict "root" .root "component" $at) | nindent 6 }}
  endpoints:
    - port: health
      path: /metrics
      interval: {{ $monitor.interval }}
      # The figures' own `service` stands, and the job is the one that deploy/observability asks for.
      honorLabels: true
      relabelings: [{ targetLabel: job, replacement: seyir }]
{{- end }}

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
