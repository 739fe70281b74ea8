{{/* The common metadata of all pods. Arguments: root, component, kind, ports (names), labels, command. */}}
{{- define "seyir-lib.podMeta" -}}
labels:
  {{- include "seyir-lib.labels" . | nindent 2 }}
  {{- with .root.Values.podLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with .root.Values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "seyir-lib.podCommon" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- toYaml .root.Values.podSecurityContext | nindent 2 }}
{{- with (include "seyir-lib.setting" (dict "root" .root "path" "image.pullSecrets") | fromJson).v }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{- define "seyir-lib.containerCommon" -}}
image: {{ include "seyir-lib.image" . | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  {{- toYaml .root.Values.securityContext | nindent 2 }}
{{- end }}

{{- define "seyir-lib.probes" -}}
{{- $port := .port -}}
{{- with .root.Values.probes -}}
startupProbe:
  httpGet: { path: /readyz, port: {{ $port }} }
  {{- toYaml .startup | nindent 2 }}
livenessProbe:
  httpGet: { path: /livez, port: {{ $port }} }
  {{- toYaml .liveness | nindent 2 }}
readinessProbe:
  httpGet: { path: /readyz, port: {{ $port }} }
  {{- toYaml .readiness | nindent 2 }}
{{- end }}
{{- end }}

{{/* Delays SIGTERM until the endpoint is removed, so no request goes to a draining pod. It needs no shell. */}}
{{- define "seyir-lib.drain" -}}
lifecycle:
  preStop:
    sleep: { seconds: {{ .root.Values.drainSeconds }} }
{{- end }}

{{- define "seyir-lib.volumeMounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .files }}
- { name: data, mountPath: /data }
{{- end }}
{{- if eq .kind "gateway" }}
- { name: uploads, mountPath: /uploads }
{{- end }}
{{- if eq .kind "web" }}
- { name: internal, mountPath: /secrets/internal, readOnly: true }
{{- end }}
{{- end }}

{{- define "seyir-lib.volumes" -}}
{{- $claim := include "seyir-lib.string" (dict "root" .root "path" "files.existingClaim") -}}
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
{{- if eq .kind "gateway" }}{{/* Each pod has its own; the gateway stores at most 900 MB in it. */}}
- name: uploads
  emptyDir: { sizeLimit: 1Gi }
{{- end }}
{{- if eq .kind "web" }}
- name: internal
  secret:
    secretName: {{ include "seyir-lib.secret" (dict "root" .root) }}
    items: [{ key: INTERNAL_SECRET, path: INTERNAL_SECRET }]
{{- end }}
{{- if eq .kind "embedded" }}{{/* The StatefulSet has its own claim. */}}
{{- else if and .files $claim }}
- name: data
  persistentVolumeClaim: { claimName: {{ $claim }} }
{{- else if .files }}
- name: data
  emptyDir: { sizeLimit: 1Gi }
{{- end }}
{{- end }}
