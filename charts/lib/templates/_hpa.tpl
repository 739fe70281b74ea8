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
