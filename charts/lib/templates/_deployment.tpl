{{- define "seyir-lib.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
spec:
  {{- if not .root.Values.autoscaling.enabled }}
  replicas: {{ .root.Values.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  minReadySeconds: {{ .root.Values.minReadySeconds }}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels:
      {{- include "seyir-lib.selector" . | nindent 6 }}
  template:
    metadata:
      {{- include "seyir-lib.podMeta" . | nindent 6 }}
    spec:
      {{- include "seyir-lib.podSpec" . | nindent 6 }}
{{- end }}

{{/* Arguments: those of `process`, with ports and probe (names of ports). */}}
{{- define "seyir-lib.podSpec" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
serviceAccountName: {{ include "seyir-lib.serviceAccount" . }}
{{- include "seyir-lib.podCommon" . | nindent 0 }}
terminationGracePeriodSeconds: {{ .root.Values.terminationGracePeriodSeconds }}
{{- with .root.Values.topology }}
{{- if ne .spread "off" }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: {{ .key }}
    whenUnsatisfiable: {{ ternary "DoNotSchedule" "ScheduleAnyway" (eq .spread "hard") }}
    labelSelector:
      matchLabels:
        {{- include "seyir-lib.selector" $ | nindent 8 }}
{{- end }}
{{- end }}
containers:
  - name: {{ .component }}
    {{- include "seyir-lib.containerCommon" . | nindent 4 }}
    env:
      {{- include (printf "seyir-lib.env.%s" .kind) . | nindent 6 }}
    ports:
      {{- range .ports }}
      - { name: {{ . }}, containerPort: {{ get $ports . }} }
      {{- end }}
    {{- include "seyir-lib.probes" (dict "root" .root "port" .probe) | nindent 4 }}
    {{- include "seyir-lib.drain" . | nindent 4 }}
    resources:
      {{- toYaml .root.Values.resources | nindent 6 }}
    volumeMounts:
      {{- include "seyir-lib.volumeMounts" . | nindent 6 }}
volumes:
  {{- include "seyir-lib.volumes" . | nindent 2 }}
{{- end }}
