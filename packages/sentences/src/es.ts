import type { WordsWith } from './sentence.ts';

/** The same in Spanish. */
export const es: WordsWith<'many'> = {
  'request.invalid': 'Algunos campos no son válidos. Revíselos e inténtelo de nuevo.',
  'request.unreadable': 'Esta dirección no es válida. Compruebe el enlace.',
  'request.unstorable': 'Algunos valores no se pueden guardar. Revíselos e inténtelo de nuevo.',
  'request.in_progress': 'Esto ya está en curso. Vuelva a comprobarlo dentro de un momento.',
  'request.key_reused':
    'La clave de esta solicitud ya se usó para otra distinta. Recargue la página e inténtelo de nuevo.',
  'request.too_large': 'Es demasiado grande para enviarlo. Envíe menos texto o un archivo más pequeño.',
  'request.timeout':
    'El envío ha tardado demasiado. Inténtelo de nuevo, si es posible con una conexión mejor.',
  'request.misdirected': 'No hay ninguna página en esta dirección. Utilice la dirección habitual de Redraft.',
  'request.rate_limited_one': 'Demasiados intentos. Espere un segundo e inténtelo de nuevo.',
  'request.rate_limited_many': 'Demasiados intentos. Espere {{count}} de segundos e inténtelo de nuevo.',
  'request.rate_limited_other': 'Demasiados intentos. Espere {{count}} segundos e inténtelo de nuevo.',
  'auth.required': 'Inicie sesión para continuar.',
  'auth.expired': 'Su sesión ha caducado. Inicie sesión de nuevo.',
  'auth.wrong_credentials': 'El nombre de usuario o la contraseña no son correctos.',
  'auth.unconfirmed': 'Confirme primero su dirección de correo electrónico.',
  'auth.code_invalid': 'Este enlace de inicio de sesión ha caducado. Inicie sesión de nuevo.',
  'auth.code_elsewhere':
    'Este inicio de sesión empezó en otro navegador, o este navegador bloquea las cookies. Inicie sesión de nuevo aquí.',
  'setup.done': 'Redraft ya tiene aquí una persona administradora. Inicie sesión o pídale una cuenta.',
  'setup.code_wrong':
    'Este no es el código del registro de este servidor. Cópielo del último arranque. Si ya se usó, reinicie el servidor para obtener otro.',
  'auth.demo_off': 'Las cuentas de demostración están desactivadas en este servidor.',
  'auth.token_invalid':
    'Este token de acceso no es válido: ha caducado, se ha revocado o está incompleto. Cree uno nuevo en su perfil.',
  'auth.token_off': 'Los tokens de acceso están desactivados aquí. Diríjase a la administración.',
  'auth.token_scope': 'Este token de acceso no tiene el ámbito {{scope}}, que esta llamada necesita.',
  'auth.token_unreachable':
    'Esta llamada no se puede hacer con un token de acceso. Inicie sesión en su lugar.',
  'token.off': 'Los tokens de acceso están desactivados aquí. Diríjase a la administración.',
  'token.too_many': 'Ha alcanzado el límite de {{most}} tokens de acceso. Revoque uno primero.',
  'rule.administrator':
    'En este servidor, las reglas no pueden dar un rol que gestione cuentas o el sistema.',
  'rule.changed_meanwhile':
    'Otra persona ha cambiado las reglas desde que abrió esta página. Recárguela y vuelva a hacer sus cambios.',
  'rule.claim_not_kept':
    'Las reglas no pueden usar {{claim}}, porque no se almacena. Utilice un grupo, una afiliación o un derecho.',
  'rule.gives_nothing': 'Elija un rol, indique una institución o active «Terminar después de esta regla».',
  'rule.unknown': 'Una de estas reglas ya no existe. Recargue la página.',
  'events.address_refused':
    'Esta URL no se puede usar. Debe empezar por https:// y llevar a un servidor de internet.',
  'events.too_many': 'Se ha alcanzado el límite de {{max}} puntos de conexión. Quite uno primero.',
  'signon.off': 'Aquí no se puede iniciar sesión a través de una institución.',
  'signon.away':
    '{{institution}} no responde en este momento. Su cuenta está bien: inténtelo de nuevo dentro de un minuto.',
  'signon.refused':
    '{{institution}} no ha aceptado su inicio de sesión. Inténtelo de nuevo y, si se repite, pida ayuda allí.',
  'signon.unproved':
    'No se pudo verificar la respuesta de {{institution}}, así que no se ha iniciado la sesión. Inténtelo de nuevo. Si se repite, avise al equipo que gestiona este sitio.',
  'signon.expired': 'Este inicio de sesión ha tardado demasiado o ya se ha usado. Empiece de nuevo.',
  'signon.elsewhere':
    'Este inicio de sesión empezó en otro navegador, o este navegador bloquea las cookies. Empiece de nuevo aquí.',
  'signon.unasked': 'Empiece a iniciar sesión en nuestra página y elija allí su institución.',
  'signon.account_closed': 'Su cuenta está cerrada. Diríjase a la administración.',
  'signon.email_missing':
    'Su institución no nos ha enviado su dirección de correo electrónico, y una cuenta necesita una. Pida ayuda allí.',
  'signon.email_unverified':
    'Su institución no ha verificado su dirección de correo electrónico. Pida que la verifiquen, o inicie sesión con su contraseña y conecte su cuenta en su perfil.',
  'signon.no_account':
    'No hay ninguna cuenta con su dirección de correo electrónico, y al iniciar sesión aquí no se crea una. Diríjase a la administración.',
  'signon.other_identity':
    'Esta cuenta pertenece a otra persona de su institución. Diríjase a la administración.',
  'signon.password_first':
    'Las cuentas que gestionan otras cuentas no se pueden conectar por correo electrónico. Inicie sesión con su contraseña y conecte su cuenta en su perfil.',
  'signon.taken':
    'Su cuenta de la institución ya está conectada a otra cuenta de aquí. Inicie sesión con esa.',
  'signon.last_way':
    'Sin esta institución ya no podría iniciar sesión. Conecte otra primero o diríjase a la administración.',
  'lti.address_format': 'Escriba una dirección web completa que empiece por https://.',
  'lti.domain_format': 'Escriba un dominio, por ejemplo escuela.example.',
  'lti.address_refused':
    'Esta dirección no está permitida. Utilice una dirección https:// de la internet pública.',
  'lti.issuer_differs':
    'Ya se conoce una plataforma con este emisor (issuer) y otras claves. Revise el emisor y la dirección de las claves (JWKS).',
  'lti.platform_exists': 'Ya está registrada una plataforma con este emisor y este ID de cliente.',
  'lti.course_connected': 'Este curso ya está conectado a un curso de Redraft.',
  'lti.class_taken': 'Este curso de Redraft ya está conectado a otro curso.',
  'lti.account_in_use':
    'La cuenta nueva ya se ha usado, así que no se puede reemplazar. Diríjase a la administración.',
  'lti.other_identity': 'Esta cuenta ya está conectada a otra persona en esta plataforma.',
  'lti.other_institution':
    'Esta cuenta pertenece a otra institución, así que esta plataforma de aprendizaje no puede abrirla. Si ambas son de la misma institución, pida a la administración que indique su nombre en la plataforma.',
  'lti.privileged':
    'Una cuenta que gestiona Redraft no se puede abrir desde una plataforma de aprendizaje. Inicie sesión directamente en Redraft.',
  'lti.account_closed': 'Su cuenta está cerrada. Diríjase a la administración.',
  'lti.launch_expired':
    'Este acceso ha tardado demasiado o ya se ha usado. Abra de nuevo la actividad en su curso.',
  'lti.request_incomplete':
    'La plataforma de aprendizaje no ha enviado todo lo necesario. Abra de nuevo la actividad en su curso. Si se repite, avise al equipo que gestiona su plataforma de aprendizaje.',
  'lti.value_unstorable':
    'La plataforma de aprendizaje ha enviado un valor que no se puede guardar. Avise al equipo que gestiona su plataforma de aprendizaje.',
  'lti.platform_unknown':
    'Redraft no conoce esta plataforma de aprendizaje. Pida al equipo que la gestiona que registre primero Redraft.',
  'lti.platform_pending':
    'Esta plataforma de aprendizaje está pendiente de aprobación. La administración de Redraft tiene que aprobarla para que se pueda abrir Redraft desde ella.',
  'lti.client_needed':
    'Hay varios registros de esta plataforma de aprendizaje, y la solicitud no indica a cuál corresponde (client_id).',
  'lti.browser_unknown':
    'Su navegador no permite que Redraft recuerde este acceso dentro de la página de su plataforma de aprendizaje. Ábralo en una ventana nueva.',
  'lti.token_refused':
    'Redraft no pudo verificar el acceso desde su plataforma de aprendizaje. Abra de nuevo la actividad en su curso. Si se repite, avise al equipo que gestiona su plataforma de aprendizaje.',
  'lti.keys_unreachable':
    'En este momento no se puede acceder a las claves de su plataforma de aprendizaje. Inténtelo de nuevo dentro de un minuto.',
  'lti.platform_error':
    'Su plataforma de aprendizaje no ha aceptado el inicio de sesión. Abra de nuevo la actividad en su curso.',
  'lti.deployment_unknown':
    'Redraft se agregó en este lugar de su plataforma de aprendizaje sin la administración de esta. La administración de Redraft tiene que agregar primero el ID de despliegue (deployment ID).',
  'lti.target_foreign':
    'La actividad lleva a una dirección fuera de Redraft. Avise al equipo que gestiona su plataforma de aprendizaje.',
  'lti.message_unsupported': 'Redraft no admite este tipo de mensaje de una plataforma de aprendizaje.',
  'lti.instructor_needed': 'Solo los docentes del curso pueden agregarle actividades.',
  'lti.links_unaccepted':
    'Su plataforma de aprendizaje no admite actividades aquí. Agregue la actividad en otro lugar de su curso.',
  'lti.return_foreign':
    'Su plataforma de aprendizaje pide las actividades en una dirección que no es la suya. Avise al equipo que la gestiona.',
  'lti.dialog_over':
    'Esta selección ha terminado, porque ya se envió o esperó demasiado. Empiécela de nuevo en su curso.',
  'lti.one_activity': 'Su plataforma de aprendizaje admite una sola actividad a la vez.',
  'lti.role_missing':
    'Su rol en este curso no permite abrir Redraft. Es para docentes, asistentes y estudiantes del curso.',
  'lti.context_missing': 'El acceso no indica de qué curso procede. Abra Redraft desde dentro de un curso.',
  'lti.roster_not_offered':
    '{{platform}} no comunica quién está en este curso. Pida a la administración de la plataforma que permita a Redraft el servicio «Names and Roles» y después abra Redraft de nuevo desde el curso.',
  'lti.roster_no_answer': '{{platform}} no ha respondido. Inténtelo de nuevo más tarde.',
  'lti.roster_refused':
    '{{platform}} no ha comunicado quién está en este curso ({{detail}}). Pida a la administración de la plataforma que permita a Redraft el servicio «Names and Roles».',
  'lti.roster_unreadable':
    '{{platform}} ha enviado una lista de personas que Redraft no puede leer ({{detail}}). Inténtelo de nuevo más tarde. Si se repite, avise al equipo que gestiona la plataforma.',
  'lti.roster_too_many':
    'Este curso tiene más personas de las que Redraft puede leer de una vez. Importe en su lugar una lista de participantes.',
  'lti.roster_changed':
    'El curso ha cambiado aquí o en la plataforma desde la vista previa. Revise la nueva vista previa.',
  'lti.removals_unconfirmed':
    'Más de la mitad de las personas de la plataforma dejaría el curso. Confírmelo primero.',
  'lti.review_missing': 'Aquí aún no hay ningún texto que revisar.',
  'lti.review_denied': 'Solo puede abrir su propio texto.',
  'lti.review_hidden':
    'Esta tarea se califica sin nombres. Ábrala en Redraft o publique primero las calificaciones.',
  'lti.invitation_invalid':
    'Este enlace de registro ha caducado o ya se ha usado. Pida otro a la administración de Redraft.',
  'lti.configuration_unreachable':
    'No se pudo leer la configuración de su plataforma de aprendizaje. Compruebe que Redraft puede acceder a su dirección.',
  'lti.configuration_invalid':
    'La configuración de su plataforma de aprendizaje no está completa. Redraft necesita LTI 1.3 con registro dinámico.',
  'lti.registration_refused':
    'Su plataforma de aprendizaje ha rechazado el registro. Empiécelo allí de nuevo con otro enlace.',
  'lti.page_error_title': 'Redraft no se puede abrir',
  'lti.page_code': 'Para soporte: {{code}}',
  'lti.page_reference': 'Referencia: {{reference}}',
  'lti.page_opening': 'Abriendo Redraft…',
  'lti.page_returning': 'Volviendo a su curso…',
  'lti.page_return': 'Continuar',
  'lti.page_new_window': 'Abrir en una ventana nueva',
  'lti.page_unregistered_title': 'Redraft no se ha registrado',
  'lti.page_registered_title': 'Redraft está registrado',
  'lti.page_registered_text':
    'Ahora la administración de Redraft tiene que aprobar {{name}}. Después se podrá abrir Redraft desde allí.',
  'lti.page_registered_agreed': 'Lo acordado',
  'lti.page_registered_platform': 'Plataforma',
  'lti.page_registered_client': 'ID de cliente',
  'lti.page_registered_messages': 'Qué es posible',
  'lti.page_registered_services': 'Qué puede usar Redraft',
  'lti.page_registered_claims': 'Sobre las personas',
  'lti.page_agreed_open': 'abrir cursos y tareas',
  'lti.page_agreed_add': 'agregar tareas a un curso',
  'lti.page_agreed_review': 'abrir textos desde el libro de calificaciones',
  'lti.page_agreed_columns': 'columnas del libro de calificaciones',
  'lti.page_agreed_scores': 'calificaciones que se envían',
  'lti.page_agreed_results': 'calificaciones que se muestran allí',
  'lti.page_agreed_members': 'miembros del curso',
  'lti.page_agreed_groups': 'grupos del curso',
  'lti.page_agreed_person': 'ID, nombre, correo electrónico, idioma',
  'lti.page_close': 'Cerrar',
  'lti.tool_description': 'Escriba borradores y ensayos, y vea cómo surge un texto.',
  'university.to_redraft': 'Inicie sesión para continuar a Redraft.',
  'university.username': 'Nombre de usuario',
  'university.password': 'Contraseña',
  'university.sign_in': 'Iniciar sesión',
  'university.hint':
    'Esta universidad forma parte de la demostración. Inicie sesión con una cuenta de demostración, como demo_student1 o demo_instructor, y la contraseña Demo1234!',
  'university.sign_out': 'Cerrar sesión',
  'university.sign_out_question': '¿Cerrar también la sesión en Demo University?',
  'university.stay': 'Mantener la sesión',
  'university.broken': 'El inicio de sesión no puede continuar desde aquí. Empiece de nuevo.',
  'university.back': 'Volver al inicio de sesión',
  'auth.local_off': 'Aquí no se usan cuentas con contraseña. Inicie sesión a través de su institución.',
  'access.denied': 'No tiene acceso a esta página.',
  'submission.search_empty': 'Elija una persona o escriba una clave de inscripción.',
  'repair.behind':
    'El texto ha seguido cambiando desde que se hizo la copia. Descarte la copia y empiece de nuevo con el texto actual.',
  'repair.changes_words':
    'Las palabras o los saltos de párrafo de la copia no coinciden con los del texto. Puede cambiar el aspecto de un texto, pero nada de lo que se escribió en él.',
  'repair.nothing_changed': 'Aún no se ha cambiado nada.',
  'account.deleted_name': 'Cuenta eliminada',
  'account.username_taken': 'Este nombre de usuario ya está en uso.',
  'account.email_taken': 'Ya hay una cuenta con esta dirección de correo electrónico.',
  'account.username_rule':
    'Nombre de usuario no válido. Debe tener al menos 6 caracteres y solo puede contener letras, números y guiones bajos.',
  'account.taken':
    'No se pudo crear la cuenta: el nombre de usuario o la dirección de correo electrónico ya están en uso. Elija otro nombre de usuario o recupere su contraseña.',
  'account.password_rule':
    'La contraseña debe tener al menos 8 caracteres y contener al menos una mayúscula, una minúscula, un número y un carácter especial (!@$%&).',
  'account.password_same': 'La nueva contraseña debe ser distinta de la actual.',
  'account.wrong_password': 'La contraseña actual no es correcta.',
  'account.not_local': 'La contraseña de esta cuenta la gestiona su institución. Solo puede cambiarla allí.',
  'account.profile_missing':
    'Para solicitar acceso como docente, indique una URL que muestre su perfil académico para su evaluación.',
  'account.profile_url': 'URL no válida; puede que falte http:// o https:// delante',
  'account.link_invalid': 'Este enlace ha caducado o ya se ha usado.',
  'account.link_mismatch':
    'La dirección de correo electrónico y el nombre de usuario no corresponden a la cuenta a la que se envió este enlace. Revíselos e inténtelo de nuevo.',
  'account.already_decided': 'Ya se ha decidido sobre esta solicitud.',
  'account.signed_up':
    'Su cuenta está creada. Confirme su dirección de correo electrónico con el enlace que le enviamos.',
  'account.signed_up_invited':
    'Su cuenta está lista y su inscripción en {{name}} está confirmada. Inicie sesión para continuar.',
  'account.signed_up_instructor':
    'Su cuenta está creada. Confirme su dirección de correo electrónico con el enlace que le enviamos. Después revisaremos su perfil académico y le escribiremos cuando esté hecho.',
  'account.confirmed': 'Su cuenta ya está activada. Pasará a la página de inicio de sesión.',
  'account.confirmation_wrong': 'Los datos introducidos no son correctos. Revíselos e inténtelo de nuevo.',
  'account.owns_classes': 'Hay estudiantes escribiendo en sus cursos. Archive o elimine primero esos cursos.',
  'account.deletion_begun': 'Su cuenta ya se está eliminando.',
  'account.changed_meanwhile':
    'Otra persona ha cambiado esta cuenta entretanto. Ciérrela y vuelva a abrirla para ver los datos actuales.',
  'account.last_admin': 'No hay nadie más con el rol de administrador. Déselo primero a otra persona.',
  'account.scope_empty': 'Elija al menos un área o un curso, o dé el rol para todos los cursos.',
  'account.scope_not_for_role': 'Este rol no se puede limitar a ciertos cursos.',
  'account.scope_unknown':
    'Uno de los cursos o áreas elegidos ya no existe. Quítelo de la lista y guarde de nuevo.',
  not_found: '¡Aquí no hay nada!',
  'conflict.changed':
    'Otra persona ha cambiado esto desde que lo abrió. Recargue la página para ver los valores actuales.',
  'accommodation.one_each': 'Puede haber una adaptación por tarea y una para el curso.',
  'accommodation.grants_nothing':
    'Una adaptación para el curso necesita tiempo adicional, una prórroga o ambas cosas.',
  'class.held':
    'Este curso está sujeto a conservación. No se puede eliminar, y tampoco sus tareas. Diríjase a la administración.',
  'class.key_taken': 'Esta clave de inscripción ya está en uso. Genere otra.',
  'class.key_empty': '¡La clave de inscripción está vacía!',
  'class.key_unknown': 'Ningún curso tiene esta clave de inscripción.',
  'class.key_needed': 'Busque primero el curso por su clave de inscripción.',
  'class.keys_guessed_one':
    'Demasiadas de las claves introducidas no corresponden a ningún curso. Pida la clave a su docente e inténtelo de nuevo dentro de un minuto.',
  'class.keys_guessed_many':
    'Demasiadas de las claves introducidas no corresponden a ningún curso. Pida la clave a su docente e inténtelo de nuevo dentro de {{count}} de minutos.',
  'class.keys_guessed_other':
    'Demasiadas de las claves introducidas no corresponden a ningún curso. Pida la clave a su docente e inténtelo de nuevo dentro de {{count}} minutos.',
  'class.already_enrolled': 'Ya consta su inscripción en este curso.',
  'class.is_staff': 'Ya es docente o asistente en este curso.',
  'class.closed': 'Este curso no está abierto a inscripciones.',
  'class.archived': 'Este curso está archivado. Puede leer sus textos, pero no cambiarlos ni entregarlos.',
  'class.area_required': 'Falta el área.',
  'class.level_required': 'Falta el nivel.',
  'class.too_short': 'La fecha de fin debe ser al menos un día posterior a la de inicio.',
  'class.dates_reversed': 'La fecha de inicio no puede ser posterior a la de fin.',
  'class.letter_in_use':
    'Hay estudiantes que ya tienen estas calificaciones, así que siguen seleccionadas: {{letters}}.',
  'class.has_assignments_outside': 'Las fechas del curso deben incluir todas sus tareas.',
  'class.one_named': 'Elija una persona o una tarea.',
  'research.too_large': 'Es demasiado para una sola exportación. Exporte las tareas una a una.',
  'pdfs.no_texts': 'Nadie ha empezado aún esta tarea.',
  'pdfs.too_many_orders':
    'Sus otros PDF aún se están creando. Espere a que una de estas solicitudes esté lista o cancele una.',
  'pdfs.too_many_texts': 'Esta tarea tiene demasiados textos para crear todos los PDF a la vez.',
  'pdfs.list': 'Lista de textos',
  'pdfs.student': 'Estudiante',
  'pdfs.file': 'Archivo',
  'pdfs.result': 'Resultado',
  'pdfs.included': 'Incluido',
  'pdfs.failed': 'Este texto no se pudo convertir. Descárguelo en su propio formato.',
  'pdfs.names_hidden':
    'Omitido: los nombres se han ocultado desde que se creó el PDF. Cree los PDF de nuevo.',
  'class.full':
    'Los documentos de este curso han agotado su espacio. El texto por sí solo se sigue guardando: quite las imágenes o los archivos agregados en último lugar y avise a su docente.',
  'assignment.not_started': 'Esta tarea aún no ha empezado.',
  'assignment.closed': 'La fecha límite de esta tarea ha pasado.',
  'assignment.paused': 'Su docente ha puesto en pausa esta tarea.',
  'assignment.already_started': 'Ya ha empezado esta tarea.',
  'assignment.draft_already_submitted': 'Esto ya se ha entregado.',
  'assignment.not_current_step': 'Este borrador no es el que toca entregar ahora.',
  'assignment.starts_before_class': 'La fecha de inicio no puede ser anterior al inicio del curso.',
  'assignment.ends_after_class': 'La fecha límite no puede ser posterior al fin del curso.',
  'assignment.too_short':
    'La fecha límite debe ser al menos {{minutes}} minutos posterior a la fecha de inicio.',
  'assignment.drafts_exceed_total': 'La contribución total de los borradores supera el 100 %.',
  'assignment.too_many_drafts': 'Una tarea puede tener hasta {{max}} borradores.',
  'assignment.draft_submitted':
    'Hay estudiantes que ya han entregado este borrador. Ya no se puede eliminar.',
  'assignment.drafts_kept': 'Mientras exista un borrador, la opción de borradores no se puede desactivar.',
  'assignment.draft_incomplete': 'Rellene los campos necesarios.',
  'assignment.draft_repeated':
    'El mismo borrador se envió dos veces. Recargue la página e inténtelo de nuevo.',
  'assignment.draft_outside':
    'La fecha límite de {{title}} debe estar entre el inicio y la fecha límite final.',
  'assignment.draft_past': 'La fecha límite de {{title}} no puede ser anterior a hoy.',
  'assignment.draft_title_too_long': 'El título de un borrador puede tener hasta {{max}} caracteres.',
  'assignment.one_main_file': 'Una tarea solo puede tener un archivo principal.',
  'assignment.main_file_stays': 'El archivo principal de una tarea no se puede quitar.',
  'template.unknown': 'Esta plantilla ya no está en su biblioteca.',
  'template.file_required': 'Falta el archivo.',
  'template.has_copies':
    'Hay estudiantes que ya han empezado con este archivo, así que ya no se puede quitar.',
  'template.too_many': 'Una tarea puede tener hasta diez archivos adicionales.',
  'document.invalid': 'Este archivo no se puede abrir como documento.',
  'document.wrong_type': 'Tipo de archivo no válido. Suba una plantilla de Office válida.',
  'import.unreadable': 'Este archivo no es una tabla con una columna «email». Elija otro archivo.',
  'import.too_many': 'Hay más de 10 000 líneas. Impórtelas por partes.',
  'badge.name': 'Certificado de proceso',
  'badge.description': 'Un registro de cómo se escribió un texto, guardado a guardado.',
  'badge.criteria':
    'El texto se escribió en Redraft, que conservó cada guardado en una cadena de hash. La insignia indica cuándo y con qué frecuencia se guardó. No indica quién estaba ante el teclado ni lo bueno que es el texto.',
  'badge.evidence':
    'Guardados: {{saves}}, del {{from}} al {{to}}. Palabras al final: {{words}}. Cabeza de la cadena de hash: {{head}}',
  'oneroster.too_many_sources': 'Puede haber hasta {{max}} sistemas de información académica.',
  'oneroster.address_refused': 'Escriba direcciones que empiecen por https:// y estén en internet.',
  'oneroster.secret_required': 'Escriba el secreto del cliente.',
  'oneroster.import_running':
    'Hay otra importación de este sistema en curso. Espere a que termine y elija entonces los archivos de nuevo.',
  'oneroster.files_gone': 'Los archivos ya no están aquí. Elíjalos de nuevo.',
  'oneroster.files_too_large':
    'Un archivo supera los 10 MB, o los archivos juntos superan los 30 MB. Elija el archivo .zip de la exportación (hasta 10 MB).',
  'import.not_allowed': 'Esta tarea no permite importar un archivo aquí.',
  'import.other_type': 'No es un archivo {{ending}} o está dañado. Elija otro archivo para importar.',
  'conversion.unavailable':
    'LibreOffice no está instalado aquí, así que no se pueden abrir archivos OpenDocument. Guarde el archivo como {{ending}} en su programa y elija ese archivo.',
  'conversion.other_type':
    'No es un archivo de tipo {{ending}} o está dañado. Ábralo en su programa, guárdelo de nuevo y elíjalo.',
  'conversion.encrypted':
    'Este archivo está protegido con contraseña. Guárdelo sin contraseña y elíjalo de nuevo.',
  'conversion.waiting': 'Este archivo aún se está convirtiendo. Inténtelo de nuevo dentro de un momento.',
  'conversion.failed':
    'Este archivo no se pudo convertir. Guárdelo como {{ending}} en su programa y elija ese archivo.',
  'conversion.timed_out':
    'La conversión de este archivo ha tardado demasiado. Guárdelo como {{ending}} en su programa y elija ese archivo.',
  'attachment.not_allowed': 'No se pueden adjuntar archivos a esta tarea.',
  'attachment.none': 'Elija al menos un archivo.',
  'attachment.too_large': 'Archivo de más de 4 MB: {{names}}',
  'attachment.all_too_large': 'Los archivos superan juntos los 10 MB. Seleccione archivos más pequeños.',
  'attachment.too_many': 'Una entrega puede tener hasta {{max}} archivos adjuntos.',
  'attachment.unsupported': 'Tipo de archivo no admitido: {{names}}',
  'document.too_large': 'El documento es demasiado grande.',
  'document.no_editor':
    'Los archivos de este tipo se abren en su propio programa. Descargue el archivo para abrirlo.',
  'document.no_file_history':
    'Los cambios por celdas y diapositivas solo se muestran en hojas de cálculo, presentaciones y dibujos. Use Rebobinar para ver cómo se escribió un texto.',
  'document.no_pdf':
    'Aquí no se puede crear un PDF de este archivo. Descargue el archivo o imprímalo desde el navegador.',
  'document.pdf_failed': 'No se pudo crear el PDF. Descargue el archivo o imprímalo desde el navegador.',
  'document.pdf_waiting': 'Este PDF aún se está creando. Inténtelo de nuevo dentro de un momento.',
  'document.opens_here': 'Este archivo se edita aquí en el editor, así que no se puede reemplazar.',
  'document.other_type': 'Este archivo es de otro tipo. Reemplace el archivo por uno del tipo que descargó.',
  'document.has_macros': 'Este archivo contiene macros. Guárdelo sin macros y súbalo de nuevo.',
  'section.name_taken': 'Este curso ya tiene un grupo con este nombre.',
  'comment.no_passage': 'Estas palabras ya no están en el texto. Seleccione el fragmento de nuevo.',
  'comment.passage_too_long':
    'Un comentario puede abarcar hasta {{max, number}} caracteres. Seleccione un fragmento más corto.',
  'comment.too_many': 'Un texto puede tener hasta {{max, number}} comentarios.',
  'comment.too_many_replies': 'Un comentario puede tener hasta {{max, number}} respuestas.',
  'comment.not_declined': 'Este motivo se ha retirado entretanto.',
  'bank.full':
    'Su banco de comentarios admite hasta {{max, number}} comentarios. Elimine uno para agregar otro.',
  'feedback.others': 'Solo quien escribió un comentario puede cambiarlo o eliminarlo.',
  'rubric.title_taken': 'Ya tiene una rúbrica con este título.',
  'assistant.email_invalid': 'Escriba una dirección de correo electrónico válida.',
  'assistant.not_member': 'Esta persona no es asistente en este curso.',
  'assistant.unknown': 'Ninguna cuenta tiene esta dirección de correo electrónico.',
  'assistant.unconfirmed': 'Esta persona aún no ha confirmado su cuenta.',
  'assistant.no_role':
    'Esta cuenta no tiene ningún rol, así que no se puede usar. La administración puede darle uno.',
  'assistant.already_member': 'Esta persona ya pertenece al curso.',
  'submission.closed': 'Este texto se ha entregado y ya no se puede cambiar.',
  'submission.no_neighbour': 'No hay más entregas de esta tarea.',
  'submission.writing_ended': 'El equipo docente ha cerrado la escritura de este texto.',
  'submission.draft_exists': 'Ya hay una entrega del borrador seleccionado.',
  'submission.graded':
    'Este texto ya tiene una calificación. No se puede entregar nada más en nombre de esta persona.',
  'submission.exception_too_early':
    'Una excepción no puede terminar en el pasado ni antes de la fecha límite del borrador.',
  'submission.comment_needs_draft': 'La versión con comentarios debe corresponder a un borrador entregado.',
  'submission.comment_ended': 'El período de comentarios de este borrador ya ha terminado.',
  'grade.invalid': 'Calificación no válida.',
  'grade.changed':
    'Esta calificación se cambió entretanto. Ahora es {{current}}. La suya, {{given}}, no se ha guardado.',
  'grade.many_changed':
    'Algunas calificaciones se cambiaron entretanto ({{count}}), así que no se ha guardado nada. Revise la lista de nuevo.',
  'grade.file_unreadable':
    'Este archivo no se puede leer. Guárdelo como CSV en UTF-8 o como libro de cálculo (xlsx) y elíjalo de nuevo.',
  'grade.sheet': 'Calificaciones',
  'grade.code': 'Código',
  'grade.missed': 'No entregado',
  'grade.average': 'Promedio',
  'grade.points': 'Puntos',
  'grade.points_of': 'Puntos posibles',
  'grade.not_submitted':
    'Este texto no se ha entregado. Para calificarlo de todos modos, confirme que quiere hacerlo.',
  'grade.marked_twice':
    'Dos personas corrigen este texto. Podrá fijar su calificación en la página de doble corrección cuando ambas hayan terminado.',
  'calibration.closed':
    'Las correcciones de esta ronda ya son visibles, así que la suya ya no se puede cambiar.',
  'calibration.no_marker':
    'Alguien del equipo ya no puede calificar en este curso. Elija el equipo de nuevo.',
  'calibration.no_texts':
    'No hay ningún texto entregado y sin calificación que todo el equipo pueda corregir.',
  'marking.closed': 'Ya están las dos correcciones, así que la suya ya no se puede cambiar.',
  'marking.no_marker': 'Una de las dos personas ya no puede calificar en este curso. Elija a otra.',
  'marking.no_texts': 'No hay ningún texto entregado y sin calificación que ambas personas puedan corregir.',
  'marking.not_ready': 'A algunos de estos textos les falta una corrección, o ya tienen una calificación.',
  'review.size': 'Entre {{min}} y {{max}} estudiantes pueden revisarse entre sí.',
  'review.too_few':
    'Con {{size}} estudiantes, cada persona puede revisar a {{most}} como máximo. Elija menos revisores.',
  'review.odd':
    'En el modo «Mutua», {{size}} estudiantes no pueden escribir {{reviewer}} revisiones cada uno: con un número impar de estudiantes, el de revisores debe ser par. Elija otro número de revisores u otro modo.',
  'review.one_way':
    'En el modo «Unidireccional», {{reviewer}} revisores por texto necesitan al menos {{least}} estudiantes. Elija menos revisores u otro modo.',
  'review.only_texts':
    'Los estudiantes solo pueden revisar textos. Esta tarea tiene una hoja de cálculo, una presentación o un dibujo.',
  'review.self': 'Los estudiantes no pueden revisar su propio texto.',
  'review.not_in_class':
    'Solo los estudiantes de este curso pueden revisar o recibir revisiones. Recargue la página.',
  'review.too_many_reviewers': 'Un texto puede tener hasta {{max}} revisores.',
  'review.deadline_too_early':
    'La fecha límite de la revisión de «{{title}}» no puede ser anterior a la del borrador.',
  'review.already_reviewer': 'Esta persona ya revisa este texto.',
  'review.not_candidate': 'Este texto no es uno de los que puede revisar.',
  'review.nothing_handed_in': 'Aún no se ha entregado nada para este borrador.',
  'review.already_added': 'Este texto ya está en su lista de revisiones.',
  'review.enough': 'Ya ha elegido suficientes revisiones para este borrador: {{max}}.',
  'review.untracked_change':
    'No se puede guardar porque cambia directamente el texto original. Deshaga el último cambio y sugiéralo, o agregue un comentario.',
  'review.submitted': 'Esta revisión se ha entregado y ya no se puede cambiar.',
  'review.withdrawn': 'Esta revisión ya no hace falta. Aún puede leer lo que escribió.',
  'review.practice_first':
    'Practique primero con el ejemplo: escriba allí un comentario y compárelo. Después podrá escribir esta revisión.',
  'review.practice_empty': 'Escriba primero al menos un comentario sobre el ejemplo.',
  'review.passage_missing':
    'Las palabras «{{passage}}» no están en el ejemplo. Selecciónelas de nuevo o quite el comentario.',
  'review.example_unreadable':
    'Este archivo no se puede leer como texto. Elija un documento de Word (.docx) o un archivo de texto sin formato (.txt).',
  'review.example_empty': 'Este archivo no contiene texto. Elija otro.',
  'review.example_too_long': 'Un ejemplo puede tener hasta {{max, number}} caracteres. Elija uno más corto.',
  'review.example_too_large': 'El archivo de un ejemplo puede tener hasta 4 MB. Elija uno más pequeño.',
  'review.criteria_missing':
    'Dé a cada criterio un nivel y un comentario antes de entregar esta revisión. Aún faltan: {{titles}}.',
  'note.stays': 'El texto se entregó con esta nota, así que ya no se puede cambiar.',
  'note.too_many': 'Un texto puede tener hasta 200 notas.',
  'note.outside': 'Elija para la nota un momento entre el inicio del texto y ahora.',
  'certificate.unreadable':
    'Este archivo no es un certificado de proceso de Redraft. Elija el certificado tal como se descargó.',
  'certificate.text_unreadable':
    'El texto de este archivo no se puede leer. Elija un documento de Word (.docx) o un archivo de texto sin formato en UTF-8.',
  'certificate.record_differs':
    'El registro de este texto no coincide con el texto guardado, así que no se puede emitir un certificado. Avise al equipo que gestiona este sitio.',
  'file.full':
    'Las versiones de este documento han agotado su espacio. El texto por sí solo se sigue guardando: quite las imágenes o los archivos agregados en último lugar, o empiece con otros más pequeños.',
  'file.conflict': 'El documento se modificó en otro lugar.',
  'file.locked': 'Otra persona está escribiendo en este documento.',
  'file.name_invalid': 'Este nombre de archivo no es válido. Elija otro.',
  'file.name_taken': 'Ya hay un archivo con este nombre.',
  'file.token_invalid': 'Su acceso a este documento ha terminado. Ábralo de nuevo.',
  'file.view_only': 'Este documento está abierto solo para lectura.',
  'editor.unreachable':
    'No se puede conectar con el editor en este momento. Inténtelo de nuevo dentro de un minuto.',
  'editor.unsigned': 'La solicitud no está firmada por el editor.',
  'editor.foreign_source': 'Este WOPISrc no está permitido aquí.',
  'operation.unsupported': 'Esta operación no se admite.',
  'service.files_unavailable':
    'En este momento no se puede acceder al almacén de textos y archivos anteriores. No se pierde nada. Inténtelo de nuevo dentro de un minuto.',
  'service.storage_full':
    'El servidor se ha quedado sin espacio, así que en este momento no se puede guardar nada. Inténtelo de nuevo dentro de un minuto.',
  'service.unavailable_one': 'No es posible en este momento. Inténtelo de nuevo dentro de un segundo.',
  'service.unavailable_many':
    'No es posible en este momento. Inténtelo de nuevo dentro de {{count}} de segundos.',
  'service.unavailable_other':
    'No es posible en este momento. Inténtelo de nuevo dentro de {{count}} segundos.',
  internal: 'Se ha producido un error por nuestra parte. Referencia: {{reference}}',
  'page.slow': 'Esto tarda más de lo habitual. Compruebe su conexión y vuelva a intentarlo.',
  'page.retry': 'Reintentar',
  'answer.none': 'No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  'answer.unreadable':
    'El servidor ha enviado una respuesta que no se puede leer (estado {{status}}). Inténtelo de nuevo dentro de un minuto.',
  'answer.unexpected':
    'El servidor ha enviado una respuesta que esta página no entiende. Recargue la página.',
  'value.required': 'Rellene este campo.',
  'value.title_required': 'Falta el título.',
  'value.title_too_long': 'Un título puede tener hasta {{max}} caracteres.',
  'value.invalid': 'Este valor no es válido.',
  'value.choose': 'Elija una opción de la lista.',
  'value.email': 'Escriba una dirección de correo electrónico válida.',
  'value.too_short': '{{min}} caracteres como mínimo.',
  'value.too_long': '{{max}} caracteres como máximo.',
  'value.too_small': '{{min, number}} como mínimo.',
  'value.too_big': '{{max, number}} como máximo.',
  'value.number': 'Escriba un número.',
  'value.not_number': '«{{text}}» no es un número.',
  'value.whole': 'Escriba un número entero.',
  'value.multiple_of': 'En pasos de {{step, number}}.',
  'value.no_such_day': 'Esta fecha no existe.',
  'value.year_too_far': 'El año debe estar entre {{first}} y {{last}}.',
  'value.zone_unknown': 'Elija una zona horaria de la lista.',
  'text.control_characters': 'Este texto contiene caracteres que no se pueden guardar.',
  'text.stacked_marks': 'Este texto tiene demasiados acentos en una letra.',
  'text.link_scheme': 'Un enlace debe empezar por https://, http:// o mailto:.',
  'text.line_breaks': 'Este texto debe estar en una sola línea.',
  'text.direction': 'Este texto contiene caracteres que cambian la dirección de escritura.',
  'text.invisible': 'Este texto no tiene caracteres visibles.',
  'step.final': 'Entrega final',
  'notice.work': '«{{title}}»',
  'notice.work_step': '{{step}} de «{{title}}»',
  'notice.submitted_auto': 'Entregado automáticamente: {{title}}',
  'notice.submitted_auto_text':
    '{{work}} se entregó automáticamente en la fecha límite, {{until}}. La entrega contiene lo guardado hasta entonces. Los cambios posteriores se quedan en su propio texto.',
  'notice.missed': 'No entregado: {{title}}',
  'notice.missed_text':
    'La fecha límite de {{work}} pasó el {{until}} y no se entregó nada. Lo que ha escrito se conserva. Si necesita más tiempo, consulte a su docente.',
  'notice.open_again': 'Abierto de nuevo: {{title}}',
  'notice.open_again_text': '{{work}} vuelve a estar disponible hasta el {{until}}.',
  'notice.open_again_endless_text': '{{work}} vuelve a estar disponible, sin fecha límite.',
  'notice.exception_granted': 'Excepción concedida: {{title}}',
  'notice.exception_granted_text': 'Tiene una excepción: puede entregar {{work}} hasta el {{until}}.',
  'notice.exception_granted_endless_text': 'Tiene una excepción: puede entregar {{work}} sin fecha límite.',
  'notice.exception_revoked': 'Excepción retirada: {{title}}',
  'notice.exception_revoked_text':
    'Su excepción para {{work}} se ha retirado. La fecha límite vuelve a aplicarse.',
  'notice.text_repaired': 'Se ha cambiado el formato de su texto',
  'notice.text_repaired_text':
    'La administración ha cambiado el formato de {{work}}, pero ninguna de sus palabras. La versión anterior está en el historial de versiones.',
  'notice.reopened': 'Reabierto: {{title}}',
  'notice.reopened_text': 'Su docente ha reabierto {{work}}: puede seguir escribiendo.',
  'notice.grade_released': 'Nueva calificación: {{title}}',
  'notice.grade_released_text': 'Ha recibido una calificación por {{work}}.',
  'notice.feedback_added': 'Nuevos comentarios: {{title}}',
  'notice.feedback_added_text': 'Ha recibido nuevos comentarios sobre {{work}}.',
  'notice.review_assigned': 'Revisión por pares: {{title}}',
  'notice.review_assigned_text': 'Le corresponde revisar {{work}}. Los textos están en la página del curso.',
  'notice.review_due': 'Fecha límite de revisión próxima: {{title}}',
  'notice.review_due_text': 'La fecha límite de su revisión por pares de {{work}} es el {{until}}.',
  'notice.review_withdrawn': 'La revisión por pares ya no hace falta: {{title}}',
  'notice.review_withdrawn_text':
    'Una revisión por pares de {{work}} que empezó ya no hace falta. Aún puede leer lo que escribió.',
  'notice.review_received': 'Revisión por pares recibida: {{title}}',
  'notice.review_received_text': 'Ha recibido una revisión por pares de {{work}}.',
  'notice.review_rated': 'Respuesta a su revisión por pares: {{title}}',
  'notice.review_rated_text':
    'Se ha indicado cuánto ayudó su revisión por pares de {{work}}. La respuesta está en su lista de revisiones.',
  'support.tracker_sign_in': 'Inicio de sesión y mi cuenta',
  'support.tracker_classes': 'Cursos y tareas',
  'support.tracker_writing': 'Escribir, guardar y entregar',
  'support.tracker_feedback': 'Calificaciones, comentarios y análisis',
  'support.tracker_else': 'Otra cosa',
  'support.unknown_tracker': 'Elija de qué trata su solicitud.',
  'support.thanks':
    'Gracias por su mensaje. Se ha creado un caso para esta consulta. Alguien de nuestro equipo se pondrá en contacto con usted en breve.',
  'contact.thanks': 'Gracias por su mensaje. Le responderemos por correo electrónico.',
  'notice.data_ready': 'Sus datos están listos para descargar',
  'notice.data_ready_text':
    'Puede descargar el archivo con sus datos desde su página de perfil hasta el {{until}}.',
  'notice.pdfs_ready': 'Los PDF están listos: {{title}}',
  'notice.pdfs_ready_text':
    'Puede descargar los PDF de todos los textos desde la página del curso hasta el {{until}}.',
  'notice.deadline_near': 'Fecha límite próxima: {{title}}',
  'notice.deadline_near_text': 'La fecha límite de {{work}} es el {{until}}.',
  'notice.not_begun': 'Sin empezar: {{title}}',
  'notice.not_begun_text':
    'La fecha límite de {{work}} es el {{until}}. Aún no ha abierto el texto para escribir.',
  'notice.submission_received': 'Entregado: {{title}}',
  'notice.submission_received_text_one': 'Se entregó un texto de {{work}}.',
  'notice.submission_received_text_many': 'Se entregaron {{count}} de textos de {{work}} en una hora.',
  'notice.submission_received_text_other': 'Se entregaron {{count}} textos de {{work}} en una hora.',
  'notice.link_unknown': 'Este enlace está incompleto. Ábralo de nuevo desde el correo electrónico.',
  'notice.closed': 'Fecha límite pasada: {{title}}',
  'notice.closed_text':
    'La fecha límite de {{work}} en {{course}} pasó el {{until}}. Entregas automáticas: {{auto, number}}. Sin entregar: {{missed, number}}.',
  'roster.last_name': 'Apellidos',
  'roster.first_name': 'Nombre',
  'roster.email': 'Correo electrónico',
  'roster.username': 'Nombre de usuario',
  'roster.section': 'Grupo',
  'roster.status': 'Estado',
  'roster.enrolled_on': 'Fecha de inscripción',
  'roster.writing_time': 'Tiempo de escritura',
  'roster.enrolled': 'con inscripción',
  'roster.invited': 'con invitación',
  'book.class': 'Curso',
  'book.students': 'Estudiantes',
  'book.assignments': 'Tareas',
  'book.submissions': 'Entregas',
  'book.class_name': 'Nombre del curso',
  'book.instructor': 'Docente',
  'book.subject_area': 'Área',
  'book.student_level': 'Nivel',
  'book.start_date': 'Inicio',
  'book.end_date': 'Fin',
  'book.time_zone': 'Zona horaria de todas las horas',
  'book.grade_method': 'Método de calificación',
  'book.numeric': 'Puntos',
  'book.letter': 'Letras',
  'book.exported': 'Exportado ({{zone}})',
  'book.begun': 'Tareas empezadas',
  'book.handed_in': 'Tareas entregadas',
  'book.late': 'Con retraso',
  'book.assignment': 'Tarea',
  'book.start': 'Inicio ({{zone}})',
  'book.deadline': 'Fecha límite ({{zone}})',
  'book.autosubmit': 'Entrega automática',
  'book.autoevaluate': 'Análisis automático',
  'book.enforcement': 'Fecha límite estricta',
  'book.texts': 'Textos empezados',
  'book.created': 'Creado ({{zone}})',
  'book.changed': 'Último cambio de estado ({{zone}})',
  'book.grade': 'Calificación',
  'book.drafts': 'Borradores',
  'book.drafts_handed_in': 'Borradores entregados',
  'map.caption':
    'Caracteres insertados y eliminados en cada parte del texto, por sesión de escritura ({{zone}})',
  'map.empty': 'Aún no se ha escrito nada.',
  'map.sitting': 'Sesión de escritura',
  'status.none': 'Sin entregar',
  'status.submitted': 'Entregado',
  'status.late': 'Entregado con retraso',
  'status.instructor': 'Entregado por docente',
  'status.exception': 'Entregado con excepción',
  'status.auto': 'Entregado automáticamente',
  'status.excepted': 'Excepción',
  'status.missed': 'Entrega no realizada',
  'status.without_name': 'Calificado sin nombres',
  'data.readme': `Sus datos en Redraft
Archivo creado el {{at}}

Todas las horas están en UTC (ISO 8601). Los archivos .json se abren con cualquier editor de texto.

profile.json
  Su cuenta, roles, ajustes, instituciones, cursos, tiempo adicional, inicios de sesión, notificaciones, los
  correos que se le enviaron y lo que escribió al equipo de soporte.
acts.json
  Un registro de lo que hizo: cuándo, qué y el número del elemento al que se refiere.
texts/
  Una carpeta por cada texto que ha empezado:
  text.docx                     el texto como está ahora (o .pptx, .xlsx, .odg)
  text - process-log.json       cómo se escribió: el texto con el que empezó el archivo ("base") y después
                                cada versión con su número, hora, origen, palabras y cambios. Un cambio
                                quita "deleted" en "position", contada en caracteres desde el principio,
                                y pone allí "inserted". Aplicados uno tras otro, llevan de la base al
                                texto. Solo se conservan versiones guardadas, no pulsaciones de teclas.
  text - original …             archivos OpenDocument que importó, tal como los subió
  files/                        archivos adicionales, cada uno con su propio registro de proceso
  attachments/                  lo que adjuntó
  about.json                    curso, borradores con fechas límite, calificaciones que puede ver,
                                comentarios docentes y del texto, sus notas y su plan
  reviews/                      revisiones que recibió, sin nombres si eran anónimas
reviews-written/
  Las revisiones que escribió y sus comentarios sobre ejemplos.
teaching/
  Para docentes: cursos, comentarios que escribió, rúbricas, banco de comentarios y plantillas.

No incluye: nombres y textos de otras personas, calificaciones aún sin publicar ni contraseñas, de las
que solo se conserva un valor de comprobación.
`,
  'check.timeout': 'Sin respuesta en {{seconds}} segundos.',
  'check.error': 'Error: {{reason}}.',
  'check.settings_ok': 'Todas las variables se pueden leer.',
  'check.settings_invalid': 'Configuración: {{reason}}',
  'check.database_encoding': 'La base de datos está en {{encoding}}. Créela en UTF-8.',
  'check.database_trigrams': 'Falta la extensión pg_trgm. Instale el paquete contrib de PostgreSQL.',
  'check.database_ok': 'PostgreSQL {{version}}, migrada.',
  'check.database_pending':
    'Migraciones pendientes: {{migrations}}. El próximo arranque las ejecuta. Haga antes una copia de seguridad.',
  'check.replica_off': 'No configurada: la base de datos responde a todo.',
  'check.replica_ok':
    'Responde a gráficos e informes. Su retraso máximo fue de {{seconds, number(maximumFractionDigits: 1)}} s.',
  'check.replica_away':
    'DATABASE_REPLICA_URL no responde ({{reason}}). Mientras tanto, la base de datos responde a gráficos e informes.',
  'check.replica_behind':
    'La réplica tiene demasiado retraso. Mientras tanto, la base de datos responde a gráficos e informes. Consulte docs/operations/scaling.md.',
  'check.replica_not_streaming':
    'La réplica no recibe nada de la base de datos. Revise primary_conninfo y el registro de la réplica.',
  'check.replica_not_in_recovery':
    'DATABASE_REPLICA_URL no es una réplica, o ya no lo es: acepta escrituras. Configure la réplica de nuevo.',
  'check.replica_other_database':
    'DATABASE_REPLICA_URL pertenece a otra base de datos que DATABASE_URL. Corrija una de las dos.',
  'check.clocks_ok':
    'Los relojes de este equipo y de la base de datos difieren en {{seconds, number(maximumFractionDigits: 1)}} s.',
  'check.clocks_differ':
    'Los relojes de este equipo y de la base de datos difieren en {{seconds, number(maximumFractionDigits: 1)}} s. Las fechas límite dependen de ellos: sincronice ambos (NTP).',
  'check.secret_new': 'Se crea en el primer arranque y se guarda en la base de datos.',
  'check.secret_stored': 'Guardado en la base de datos.',
  'check.secret_set': 'Definido con SECRET; es el de esta base de datos.',
  'check.administrator_none':
    'Nadie puede administrar esta instalación: npm run admin -- create o la página /setup.',
  'check.administrator_ok': 'Hay alguien que administra esta instalación.',
  'check.demo_none': 'No hay datos de demostración.',
  'check.demo_closed': 'No pueden iniciar sesión. npm run demo -- remove quita los datos de demostración.',
  'check.demo_open':
    'Todo el mundo conoce su contraseña, y otras personas acceden a este servidor. Ponga DEMO=off.',
  'check.demo_local': 'Pueden iniciar sesión; nadie más accede a este servidor.',
  'check.address_local': '{{address}}, para este equipo o esta red.',
  'check.address_unset': 'PUBLIC_URL no está definida: los enlaces de los correos llevan a localhost.',
  'check.address_plain':
    '{{address}} no está cifrada. Ponga delante un proxy con TLS y defina PUBLIC_URL como https://…',
  'check.address_proxy':
    'TRUST_PROXY no está definida: todo lo que está detrás del proxy cuenta como una sola dirección.',
  'check.address_ok': 'Dirección: {{address}}',
  'check.mail_off': 'Sin configurar: los correos se quedan en la bandeja de salida.',
  'check.mail_ok':
    'El servidor de correo acepta la conexión. npm run doctor -- --mail-to DIRECCIÓN envía un correo.',
  'check.mail_sent': 'El servidor de correo ha aceptado un correo para {{to}}.',
  'check.mail_refused':
    'El servidor de correo no acepta la conexión o el correo ({{reason}}). Revise SMTP_URL y MAIL_FROM.',
  'check.certificate_none': 'SAML_IDP_CERT no contiene ningún certificado.',
  'check.certificate_expired':
    'El certificado de la institución caducó el {{day}}. Ponga el nuevo en SAML_IDP_CERT.',
  'check.certificate_ok': 'El certificado de la institución es válido hasta el {{day}}.',
  'check.certificate_soon':
    'El certificado de la institución caduca el {{day}}. Agregue el siguiente a SAML_IDP_CERT.',
  'check.sign_on_off': 'Sin configurar: aquí las cuentas tienen contraseña.',
  'check.sign_on_status': '{{address}} responde {{status}}. Revise OIDC_ISSUER.',
  'check.sign_on_issuer':
    '{{address}} indica el emisor {{issuer}}. Ponga exactamente ese valor en OIDC_ISSUER.',
  'check.answers': '{{address}} responde.',
  'check.silent':
    '{{address}} no responde ({{reason}}). Compruebe que el servicio funciona y que este servidor puede acceder a él.',
  'check.editor_built_in': 'El editor integrado.',
  'check.editor_discovery': '{{address}} no ofrece descubrimiento WOPI ({{status}}). Revise EDITOR_URL.',
  'check.pdf_off': 'Desactivado: sin PDF y sin archivos OpenDocument.',
  'check.pdf_ok': 'Encontrado: se pueden crear PDF y abrir archivos OpenDocument.',
  'check.pdf_none': 'Sin instalar: sin PDF y sin archivos OpenDocument. Consulte docs/operations/pdf.md.',
  'check.pdf_broken': 'SOFFICE: {{program}} no se puede ejecutar. Revise la ruta.',
  'check.disk_ok':
    'Hay {{free, number(maximumFractionDigits: 1)}} de {{total, number(maximumFractionDigits: 1)}} GB libres en {{folder}}.',
  'check.disk_low':
    'Hay {{free, number(maximumFractionDigits: 1)}} de {{total, number(maximumFractionDigits: 1)}} GB libres en {{folder}}. Cuando se llene, no se podrá guardar nada: libere espacio.',
  'check.objects_off': 'Sin configurar: todo está en la base de datos.',
  'check.objects_ok':
    'Se ha guardado, leído y eliminado un objeto. Objetos: {{objects, number}}, {{gigabytes, number(maximumFractionDigits: 1)}} GB.',
  'check.objects_leaving':
    'Objetos que el proceso worker aún traslada a la base de datos: {{objects, number}}. Objetos que aún debe eliminar, lo que hace al cabo de un día: {{unused, number}}. Conserve los ajustes S3_… hasta que no quede ninguno.',
  'check.objects_missing':
    'Faltan los ajustes S3_… Defínalos como antes. Objetos en el almacén de objetos: {{objects, number}}.',
  'check.objects_missing_unused':
    'Faltan los ajustes S3_… Defínalos como antes. Objetos con contenido en el almacén de objetos: {{objects, number}}. Objetos que aún se deben eliminar allí: {{unused, number}}.',
  'check.objects_fail': '{{reason}}. Consulte docs/operations/object-storage.md.',
  'check.backup_none':
    'No consta ninguna copia de seguridad. Este servidor es para este equipo o esta red; haga copia de lo que quiera conservar.',
  'check.backup_unknown':
    'Desconocido: no consta ninguna copia de seguridad. Active el archivado de WAL o haga que cada copia termine con npm run backup-done. Consulte docs/operations/backup.md.',
  'check.backup_ok': 'La última copia de seguridad terminó el {{at}}.',
  'check.backup_old':
    'La última copia de seguridad es del {{at}}, hace {{hours, number}} horas. Averigüe por qué no ha terminado ninguna desde entonces.',
  'check.archiving_ok': 'El WAL se archiva; la última vez, el {{at}}.',
  'check.archiving_fails':
    'El archivado del WAL falla desde el {{at}}: el disco de la base de datos se llena. Revise archive_command y el registro de PostgreSQL.',
  'check.worker_ok': 'Un proceso worker ha completado un trabajo en los últimos cinco minutos.',
  'check.worker_never':
    'Ningún proceso worker ha completado un trabajo aún. Inicie un proceso con ROLES=worker o mire su registro.',
  'check.worker_idle':
    'Ningún proceso worker ha completado un trabajo en {{minutes, number}} minutos. Inicie un proceso con ROLES=worker o mire su registro.',
  'check.jobs_ok': 'Trabajos en espera: {{waiting, number}}; no ha fallado ninguno.',
  'check.jobs_waiting': 'Trabajos en espera: {{waiting, number}}. Inicie otro proceso con ROLES=worker.',
  'check.jobs_failed':
    'Han fallado trabajos: {{names}}. La página «Colas de trabajos» de la administración indica el motivo.',
  'area.academic_writing': 'Escritura académica',
  'area.anthropology': 'Antropología',
  'area.art_and_design': 'Arte y diseño',
  'area.biology': 'Biología',
  'area.business_and_economics': 'Economía y empresa',
  'area.chemistry': 'Química',
  'area.communication_and_media': 'Comunicación y medios',
  'area.computer_science': 'Informática',
  'area.creative_writing': 'Escritura creativa',
  'area.earth_and_environment': 'Tierra y medioambiente',
  'area.education': 'Educación',
  'area.engineering': 'Ingeniería',
  'area.english': 'Inglés',
  'area.geography': 'Geografía',
  'area.german': 'Alemán',
  'area.health_and_nursing': 'Salud y enfermería',
  'area.history': 'Historia',
  'area.languages': 'Idiomas',
  'area.law': 'Derecho',
  'area.linguistics': 'Lingüística',
  'area.literature': 'Literatura',
  'area.mathematics': 'Matemáticas',
  'area.medicine': 'Medicina',
  'area.music': 'Música',
  'area.philosophy': 'Filosofía',
  'area.physics': 'Física',
  'area.political_science': 'Ciencia política',
  'area.psychology': 'Psicología',
  'area.religious_studies': 'Estudios religiosos',
  'area.sociology': 'Sociología',
  'area.other': 'Otra',
  'level.secondary_school': 'Educación secundaria',
  'level.foundation_year': 'Curso preparatorio',
  'level.undergraduate_first_year': 'Grado o licenciatura, primer año',
  'level.undergraduate_second_year': 'Grado o licenciatura, segundo año',
  'level.undergraduate_third_year': 'Grado o licenciatura, tercer año',
  'level.undergraduate_fourth_year': 'Grado o licenciatura, cuarto año',
  'level.master': 'Maestría o máster',
  'level.doctorate': 'Doctorado',
  'level.professional_education': 'Formación profesional',
  'level.language_course': 'Curso de idiomas',
};
