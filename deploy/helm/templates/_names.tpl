{{- define "redraft.labels" -}}
app.kubernetes.io/name: redraft
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "redraft.managedLabels" -}}
{{ include "redraft.labels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "redraft.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag }}
{{- end }}

{{- define "redraft.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "redraft.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "redraft.environment" -}}
- configMapRef:
    name: {{ .Release.Name }}-settings
- secretRef:
    name: {{ .Values.existingSecret }}
{{- end }}

{{- define "redraft.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- if .Values.extraVolumeMounts }}
{{ toYaml .Values.extraVolumeMounts }}
{{- end }}
{{- end }}

{{- define "redraft.volumes" -}}
- name: data
  emptyDir:
    sizeLimit: {{ .Values.scratch.data }}
- name: tmp
  emptyDir:
    sizeLimit: {{ .Values.scratch.tmp }}
{{- if .Values.extraVolumes }}
{{ toYaml .Values.extraVolumes }}
{{- end }}
{{- end }}
