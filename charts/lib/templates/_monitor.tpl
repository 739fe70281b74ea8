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
      # Keep the metric's own label `service`, and set the job name that the rules of deploy/observability expect.
      honorLabels: true
      relabelings: [{ targetLabel: job, replacement: seyir }]
{{- end }}
