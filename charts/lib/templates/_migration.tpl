{{/* The migration runs before the new processes start, while the old ones run. It must only add to tables. */}}
{{- define "seyir-lib.migration" -}}
{{- $job := dict "root" .root "kind" .kind "origin" .origin "component" .component "files" .files "role" "migrate" "migrate" true -}}
{{- $name := printf "%s-migrate" (include "seyir-lib.fullname" .) -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ $name }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "seyir-lib.jobLabels" . | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: '0'
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: 2
  activeDeadlineSeconds: {{ .root.Values.migrations.activeDeadlineSeconds }}
  template:
    metadata:
      labels:
        {{- include "seyir-lib.jobLabels" . | nindent 8 }}
    spec:
      restartPolicy: Never
      {{- include "seyir-lib.podCommon" . | nindent 6 }}
      containers:
        - name: migrate
          {{- include "seyir-lib.containerCommon" . | nindent 10 }}
          args: [migrate]
          env:
            {{- include "seyir-lib.env.service" $job | nindent 12 }}
          resources:
            {{- toYaml .root.Values.migrations.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: tmp
          emptyDir: { sizeLimit: 64Mi }
{{- if .root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $name }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "seyir-lib.jobLabels" . | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: '-5'
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .component }}-migrate
      app.kubernetes.io/instance: {{ include "seyir-lib.site" .root }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "seyir-lib.egress.dns" . | nindent 4 }}
    {{- include "seyir-lib.egress.servers" . | nindent 4 }}
{{- end }}
{{- end }}

{{/* The job has its own labels, so that the service's endpoints and disruption budget do not count it as a replica. */}}
{{- define "seyir-lib.jobLabels" -}}
app.kubernetes.io/name: {{ .component }}-migrate
app.kubernetes.io/instance: {{ include "seyir-lib.site" .root }}
app.kubernetes.io/part-of: seyir
app.kubernetes.io/component: migrate
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}
