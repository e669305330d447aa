import type { WordsWith } from './sentence.ts';

/** The same in French. */
export const fr: WordsWith<'many'> = {
  'request.invalid': 'Certains champs ne sont pas valides. Vérifiez-les et réessayez.',
  'request.unreadable': 'Cette adresse n’est pas valide. Vérifiez le lien.',
  'request.unstorable': 'Certaines valeurs ne peuvent pas être enregistrées. Vérifiez-les et réessayez.',
  'request.in_progress': 'L’opération est déjà en cours. Revenez dans un instant.',
  'request.key_reused':
    'La clé de cette requête a déjà servi pour une autre requête. Rechargez la page et réessayez.',
  'request.too_large': 'L’envoi est trop volumineux. Envoyez moins de texte ou un fichier plus petit.',
  'request.timeout': 'L’envoi a pris trop de temps. Réessayez, si possible avec une meilleure connexion.',
  'request.misdirected': 'Il n’y a pas de page à cette adresse. Utilisez l’adresse habituelle de Redraft.',
  'request.rate_limited_one': 'Trop de tentatives. Attendez une seconde et réessayez.',
  'request.rate_limited_many': 'Trop de tentatives. Attendez {{count}} secondes et réessayez.',
  'request.rate_limited_other': 'Trop de tentatives. Attendez {{count}} secondes et réessayez.',
  'auth.required': 'Connectez-vous pour continuer.',
  'auth.expired': 'Votre session a expiré. Reconnectez-vous.',
  'auth.wrong_credentials': 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  'auth.unconfirmed': 'Confirmez d’abord votre adresse e-mail.',
  'auth.code_invalid': 'Ce lien de connexion a expiré. Reconnectez-vous.',
  'auth.code_elsewhere':
    'Cette connexion a été commencée dans un autre navigateur, ou ce navigateur bloque les cookies. Reconnectez-vous ici.',
  'setup.done': 'Redraft a déjà un administrateur ici. Connectez-vous, ou demandez-lui un compte.',
  'setup.code_wrong':
    'Ce n’est pas le code du journal de ce serveur. Copiez celui du dernier démarrage. S’il a déjà servi, redémarrez le serveur pour en obtenir un autre.',
  'auth.demo_off': 'Les comptes de démonstration sont désactivés sur ce serveur.',
  'auth.token_invalid':
    'Ce jeton d’accès n’est pas valide : il a expiré, a été révoqué ou est incomplet. Créez-en un autre dans votre profil.',
  'auth.token_off': 'Les jetons d’accès sont désactivés ici. Adressez-vous à un administrateur.',
  'auth.token_scope': 'Ce jeton d’accès n’a pas la portée {{scope}}, nécessaire pour cet appel.',
  'auth.token_unreachable': 'Cet appel n’est pas possible avec un jeton d’accès. Connectez-vous plutôt.',
  'token.off': 'Les jetons d’accès sont désactivés ici. Adressez-vous à un administrateur.',
  'token.too_many': 'Vous avez atteint la limite de {{most}} jetons d’accès. Révoquez-en un d’abord.',
  'rule.administrator':
    'Sur ce serveur, les règles ne peuvent pas donner un rôle qui gère les comptes ou le système.',
  'rule.changed_meanwhile':
    'Une autre personne a modifié les règles depuis que vous avez ouvert cette page. Rechargez-la et refaites vos modifications.',
  'rule.claim_not_kept':
    'Les règles ne peuvent pas utiliser {{claim}}, car cette donnée n’est pas conservée. Utilisez un groupe, une affiliation ou un droit.',
  'rule.gives_nothing':
    'Choisissez un rôle, saisissez un établissement ou activez « S’arrêter après cette règle ».',
  'rule.unknown': 'L’une de ces règles n’existe plus. Rechargez la page.',
  'events.address_refused':
    'Cette URL n’est pas possible. Elle doit commencer par https:// et mener à un serveur sur Internet.',
  'events.too_many': 'La limite de {{max}} points de terminaison est atteinte. Supprimez-en un d’abord.',
  'signon.off': 'La connexion par un établissement n’est pas possible ici.',
  'signon.away':
    '{{institution}} ne répond pas pour le moment. Votre compte n’est pas en cause : réessayez dans une minute.',
  'signon.refused':
    '{{institution}} n’a pas accepté la connexion. Réessayez et, si cela se reproduit, demandez de l’aide à cet établissement.',
  'signon.unproved':
    'La réponse envoyée par {{institution}} n’a pas pu être vérifiée : la connexion n’a pas eu lieu. Réessayez. Si cela se reproduit, prévenez les responsables de ce site.',
  'signon.expired': 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez.',
  'signon.elsewhere':
    'Cette connexion a été commencée dans un autre navigateur, ou ce navigateur bloque les cookies. Recommencez ici.',
  'signon.unasked': 'Commencez la connexion sur notre page et choisissez-y votre établissement.',
  'signon.account_closed': 'Votre compte est fermé. Contactez un administrateur.',
  'signon.email_missing':
    'Votre établissement ne nous a pas transmis votre adresse e-mail, nécessaire pour un compte. Demandez-lui de l’aide.',
  'signon.email_unverified':
    'Votre établissement n’a pas vérifié votre adresse e-mail. Faites-la vérifier, ou connectez-vous avec votre mot de passe et reliez votre compte dans votre profil.',
  'signon.no_account':
    'Aucun compte n’a votre adresse e-mail, et se connecter ici n’en crée pas. Contactez un administrateur.',
  'signon.other_identity':
    'Ce compte appartient à une autre personne de votre établissement. Contactez un administrateur.',
  'signon.password_first':
    'Les comptes qui gèrent d’autres comptes ne peuvent pas être reliés par l’adresse e-mail. Connectez-vous avec votre mot de passe et reliez votre compte dans votre profil.',
  'signon.taken':
    'Le compte de votre établissement est déjà relié à un autre compte ici. Connectez-vous avec celui-là.',
  'signon.last_way':
    'Sans cet établissement, vous ne pourriez plus vous connecter. Reliez-en d’abord un autre ou contactez un administrateur.',
  'lti.address_format': 'Saisissez une adresse web complète qui commence par https://.',
  'lti.domain_format': 'Saisissez un domaine, par exemple ecole.example.',
  'lti.address_refused':
    'Cette adresse n’est pas autorisée. Utilisez une adresse https:// accessible sur Internet.',
  'lti.issuer_differs':
    'Une plateforme avec cet émetteur (issuer) est connue avec d’autres clés. Vérifiez l’émetteur et l’adresse des clés (JWKS).',
  'lti.platform_exists': 'Une plateforme avec cet émetteur et cet ID client est déjà enregistrée.',
  'lti.course_connected': 'Ce cours est déjà relié à un cours de Redraft.',
  'lti.class_taken': 'Ce cours de Redraft est déjà relié à un autre cours.',
  'lti.account_in_use':
    'Le nouveau compte a déjà été utilisé et ne peut plus être remplacé. Contactez un administrateur.',
  'lti.other_identity': 'Ce compte est déjà relié à une autre personne sur cette plateforme.',
  'lti.other_institution':
    'Ce compte appartient à un autre établissement, donc cette plateforme ne peut pas l’ouvrir. S’il s’agit du même établissement, demandez à un administrateur d’en saisir le nom pour la plateforme.',
  'lti.privileged':
    'Un compte qui gère Redraft ne peut pas être ouvert depuis une plateforme d’apprentissage. Connectez-vous directement à Redraft.',
  'lti.account_closed': 'Votre compte est fermé. Contactez un administrateur.',
  'lti.launch_expired':
    'Ce lancement a pris trop de temps ou a déjà servi. Rouvrez l’activité dans votre cours.',
  'lti.request_incomplete':
    'La plateforme d’apprentissage n’a pas envoyé tout le nécessaire. Rouvrez l’activité dans votre cours. Si cela se reproduit, prévenez les responsables de votre plateforme.',
  'lti.value_unstorable':
    'La plateforme d’apprentissage a envoyé une valeur qui ne peut pas être enregistrée. Prévenez les responsables de votre plateforme.',
  'lti.platform_unknown':
    'Redraft ne connaît pas cette plateforme d’apprentissage. Demandez à ses responsables d’y enregistrer d’abord Redraft.',
  'lti.platform_pending':
    'Cette plateforme d’apprentissage attend d’être approuvée. Un administrateur de Redraft doit l’approuver avant que Redraft puisse y être ouvert.',
  'lti.client_needed':
    'Cette plateforme d’apprentissage a plusieurs enregistrements, et la requête ne dit pas duquel elle relève (client_id).',
  'lti.browser_unknown':
    'Votre navigateur ne permet pas à Redraft de mémoriser ce lancement dans la page de votre plateforme. Ouvrez Redraft dans une nouvelle fenêtre.',
  'lti.token_refused':
    'Redraft n’a pas pu vérifier le lancement depuis votre plateforme. Rouvrez l’activité dans votre cours. Si cela se reproduit, prévenez les responsables de votre plateforme.',
  'lti.keys_unreachable':
    'Les clés de votre plateforme d’apprentissage sont inaccessibles pour le moment. Réessayez dans une minute.',
  'lti.platform_error':
    'Votre plateforme d’apprentissage n’a pas accepté la connexion. Rouvrez l’activité dans votre cours.',
  'lti.deployment_unknown':
    'Redraft a été ajouté à cet endroit de votre plateforme sans son administrateur. Un administrateur de Redraft doit d’abord ajouter l’ID de déploiement.',
  'lti.target_foreign':
    'L’activité mène à une adresse hors de Redraft. Prévenez les responsables de votre plateforme.',
  'lti.message_unsupported':
    'Redraft ne prend pas en charge ce type de message d’une plateforme d’apprentissage.',
  'lti.instructor_needed': 'Seuls les enseignants du cours peuvent y ajouter des activités.',
  'lti.links_unaccepted':
    'Votre plateforme d’apprentissage n’accepte pas d’activités ici. Ajoutez l’activité à un autre endroit de votre cours.',
  'lti.return_foreign':
    'Votre plateforme demande les activités à une adresse qui n’est pas la sienne. Prévenez ses responsables.',
  'lti.dialog_over':
    'Cette sélection est terminée : elle a déjà été envoyée ou a attendu trop longtemps. Recommencez-la dans votre cours.',
  'lti.one_activity': 'Votre plateforme d’apprentissage n’accepte qu’une activité à la fois.',
  'lti.role_missing':
    'Votre rôle dans ce cours ne permet pas d’ouvrir Redraft. Redraft s’adresse aux enseignants, aux assistants et aux étudiants du cours.',
  'lti.context_missing': 'Le lancement n’indique pas de quel cours il vient. Ouvrez Redraft depuis un cours.',
  'lti.roster_not_offered':
    '{{platform}} ne communique pas la liste des participants de ce cours. Demandez à son administrateur d’autoriser le service Names and Roles pour Redraft, puis rouvrez Redraft depuis le cours.',
  'lti.roster_no_answer': '{{platform}} n’a pas répondu. Réessayez plus tard.',
  'lti.roster_refused':
    '{{platform}} n’a pas communiqué la liste des participants de ce cours ({{detail}}). Demandez à son administrateur d’autoriser le service Names and Roles pour Redraft.',
  'lti.roster_unreadable':
    '{{platform}} a envoyé une liste de personnes que Redraft ne peut pas lire ({{detail}}). Réessayez plus tard. Si cela se reproduit, contactez les responsables de la plateforme.',
  'lti.roster_too_many':
    'Ce cours compte plus de personnes que Redraft ne peut en lire à la fois. Importez plutôt une liste des participants.',
  'lti.roster_changed':
    'Le cours a changé ici ou sur la plateforme depuis l’aperçu. Vérifiez le nouvel aperçu.',
  'lti.removals_unconfirmed':
    'Plus de la moitié des personnes venues de la plateforme quitteraient le cours. Confirmez d’abord.',
  'lti.review_missing': 'Il n’y a pas encore de texte ici.',
  'lti.review_denied': 'Vous ne pouvez ouvrir que votre propre texte.',
  'lti.review_hidden':
    'Ce devoir est noté sans les noms. Ouvrez-le dans Redraft ou publiez d’abord les notes.',
  'lti.invitation_invalid':
    'Ce lien d’enregistrement a expiré ou a déjà servi. Demandez-en un autre à un administrateur de Redraft.',
  'lti.configuration_unreachable':
    'La configuration de votre plateforme n’a pas pu être lue. Vérifiez que Redraft peut accéder à son adresse.',
  'lti.configuration_invalid':
    'La configuration de votre plateforme est incomplète. Redraft a besoin de LTI 1.3 avec enregistrement dynamique.',
  'lti.registration_refused':
    'Votre plateforme d’apprentissage a refusé l’enregistrement. Recommencez-y avec un nouveau lien.',
  'lti.page_error_title': 'Impossible d’ouvrir Redraft',
  'lti.page_code': 'Pour l’assistance : {{code}}',
  'lti.page_reference': 'Référence : {{reference}}',
  'lti.page_opening': 'Ouverture de Redraft…',
  'lti.page_returning': 'Retour à votre cours…',
  'lti.page_return': 'Continuer',
  'lti.page_new_window': 'Ouvrir dans une nouvelle fenêtre',
  'lti.page_unregistered_title': 'Redraft n’a pas été enregistré',
  'lti.page_registered_title': 'Redraft est enregistré',
  'lti.page_registered_text':
    'Un administrateur de Redraft doit maintenant approuver {{name}}. Redraft pourra ensuite y être ouvert.',
  'lti.page_registered_agreed': 'Ce qui a été convenu',
  'lti.page_registered_platform': 'Plateforme',
  'lti.page_registered_client': 'ID client',
  'lti.page_registered_messages': 'Actions possibles',
  'lti.page_registered_services': 'Ce que Redraft peut utiliser',
  'lti.page_registered_claims': 'À propos des personnes',
  'lti.page_agreed_open': 'ouvrir des cours et des devoirs',
  'lti.page_agreed_add': 'ajouter des devoirs à un cours',
  'lti.page_agreed_review': 'ouvrir des textes depuis le carnet de notes',
  'lti.page_agreed_columns': 'colonnes du carnet de notes',
  'lti.page_agreed_scores': 'notes envoyées',
  'lti.page_agreed_results': 'notes affichées là-bas',
  'lti.page_agreed_members': 'membres du cours',
  'lti.page_agreed_groups': 'groupes du cours',
  'lti.page_agreed_person': 'identifiant, nom, adresse e-mail, langue',
  'lti.page_close': 'Fermer',
  'lti.tool_description': 'Rédiger des brouillons et des textes, et voir comment ils ont été écrits.',
  'university.to_redraft': 'Connectez-vous pour continuer vers Redraft.',
  'university.username': 'Nom d’utilisateur',
  'university.password': 'Mot de passe',
  'university.sign_in': 'Se connecter',
  'university.hint':
    'Cette université fait partie de la démonstration. Connectez-vous avec un compte de démonstration, comme demo_student1 ou demo_instructor, et le mot de passe Demo1234!',
  'university.sign_out': 'Se déconnecter',
  'university.sign_out_question': 'Se déconnecter aussi de Demo University ?',
  'university.stay': 'Rester connecté',
  'university.broken': 'La connexion ne peut pas continuer d’ici. Recommencez.',
  'university.back': 'Retour à la connexion',
  'auth.local_off':
    'Les comptes avec mot de passe ne sont pas utilisés ici. Connectez-vous par votre établissement.',
  'access.denied': 'Vous n’avez pas accès à cette page.',
  'submission.search_empty': 'Choisissez une personne ou saisissez une clé d’inscription.',
  'repair.behind':
    'La rédaction du texte a continué depuis la création de la copie. Abandonnez la copie et recommencez avec le texte actuel.',
  'repair.changes_words':
    'Les mots ou les sauts de paragraphe de la copie diffèrent de ceux du texte. Vous pouvez changer l’apparence d’un texte, mais rien de ce qui y est écrit.',
  'repair.nothing_changed': 'Rien n’a encore été modifié.',
  'account.deleted_name': 'Compte supprimé',
  'account.username_taken': 'Ce nom d’utilisateur est déjà pris.',
  'account.email_taken': 'Il existe déjà un compte avec cette adresse e-mail.',
  'account.username_rule':
    'Nom d’utilisateur non valide. Il doit compter au moins 6 caractères et ne contenir que des lettres sans accent, des chiffres et des traits de soulignement.',
  'account.taken':
    'L’inscription n’a pas été possible : le nom d’utilisateur ou l’adresse e-mail est déjà pris. Choisissez un autre nom d’utilisateur ou récupérez votre mot de passe.',
  'account.password_rule':
    'Le mot de passe doit compter au moins 8 caractères, dont au moins une majuscule, une minuscule, un chiffre et un caractère spécial (!@$%&).',
  'account.password_same': 'Le nouveau mot de passe doit être différent de l’actuel.',
  'account.wrong_password': 'Le mot de passe actuel est incorrect.',
  'account.not_local':
    'Le mot de passe de ce compte est géré par votre établissement. Changez-le auprès de cet établissement.',
  'account.profile_missing':
    'Pour demander un accès d’enseignant, indiquez l’adresse d’une page qui présente votre profil universitaire ; elle servira à l’examen de votre demande.',
  'account.profile_url': 'Adresse non valide : il manque peut-être http:// ou https:// au début',
  'account.link_invalid': 'Ce lien a expiré ou a déjà servi.',
  'account.link_mismatch':
    'L’adresse e-mail et le nom d’utilisateur ne correspondent pas au compte auquel ce lien a été envoyé. Vérifiez-les et réessayez.',
  'account.already_decided': 'Cette demande a déjà été traitée.',
  'account.signed_up':
    'Votre compte est créé. Confirmez votre adresse e-mail avec le lien que nous vous envoyons.',
  'account.signed_up_invited':
    'Votre compte est prêt, et vous participez au cours {{name}}. Connectez-vous pour continuer.',
  'account.signed_up_instructor':
    'Votre compte est créé. Confirmez votre adresse e-mail avec le lien que nous vous envoyons. Nous examinerons ensuite votre profil universitaire et vous préviendrons par e-mail.',
  'account.confirmed': 'Votre compte est maintenant actif. La page de connexion va s’ouvrir.',
  'account.confirmation_wrong': 'Votre saisie est incorrecte. Vérifiez-la et réessayez.',
  'account.owns_classes': 'Des étudiants écrivent dans vos cours. Archivez ou supprimez d’abord ces cours.',
  'account.deletion_begun': 'La suppression de votre compte est déjà en cours.',
  'account.changed_meanwhile':
    'Une autre personne a modifié ce compte entre-temps. Fermez-le et rouvrez-le pour voir les données actuelles.',
  'account.last_admin': 'C’est le seul administrateur. Donnez d’abord ce rôle à une autre personne.',
  'account.scope_empty':
    'Choisissez au moins une matière ou un cours, ou donnez le rôle pour tous les cours.',
  'account.scope_not_for_role': 'Ce rôle ne peut pas être limité à certains cours.',
  'account.scope_unknown':
    'L’un des cours ou l’une des matières choisis n’existe plus. Retirez-le de la liste et enregistrez de nouveau.',
  not_found: 'Il n’y a rien ici !',
  'conflict.changed':
    'Une autre personne a modifié ces données depuis que vous les avez ouvertes. Rechargez la page pour voir les valeurs actuelles.',
  'accommodation.one_each': 'Il peut y avoir un aménagement par devoir et un pour le cours.',
  'accommodation.grants_nothing':
    'Un aménagement pour le cours doit prévoir du temps en plus, un délai supplémentaire ou les deux.',
  'class.held':
    'Ce cours est protégé. Ni le cours ni ses devoirs ne peuvent être supprimés. Adressez-vous à un administrateur.',
  'class.key_taken': 'Cette clé d’inscription est déjà utilisée. Générez-en une autre.',
  'class.key_empty': 'La clé d’inscription est vide !',
  'class.key_unknown': 'Aucun cours n’a cette clé d’inscription.',
  'class.key_needed': 'Recherchez d’abord le cours par sa clé d’inscription.',
  'class.keys_guessed_one':
    'Trop de clés saisies ne correspondent à aucun cours. Demandez la clé à votre enseignant et réessayez dans une minute.',
  'class.keys_guessed_many':
    'Trop de clés saisies ne correspondent à aucun cours. Demandez la clé à votre enseignant et réessayez dans {{count}} minutes.',
  'class.keys_guessed_other':
    'Trop de clés saisies ne correspondent à aucun cours. Demandez la clé à votre enseignant et réessayez dans {{count}} minutes.',
  'class.already_enrolled': 'Vous participez déjà à ce cours.',
  'class.is_staff': 'Vous êtes déjà enseignant ou assistant dans ce cours.',
  'class.closed': 'Les inscriptions à ce cours ne sont pas ouvertes.',
  'class.archived':
    'Ce cours est archivé. Vous pouvez lire ses textes, mais pas les modifier ni les remettre.',
  'class.area_required': 'Indiquez la matière.',
  'class.level_required': 'Indiquez le niveau.',
  'class.too_short': 'La date de fin doit être au moins un jour après la date de début.',
  'class.dates_reversed': 'La date de début ne peut pas être après la date de fin.',
  'class.letter_in_use': 'Des étudiants ont déjà ces notes ; elles restent donc sélectionnées : {{letters}}.',
  'class.has_assignments_outside': 'Les dates du cours doivent englober tous ses devoirs.',
  'class.one_named': 'Choisissez soit une personne, soit un devoir.',
  'research.too_large': 'C’est trop pour une seule exportation. Exportez les devoirs un par un.',
  'pdfs.no_texts': 'Personne n’a encore commencé ce devoir.',
  'pdfs.too_many_orders':
    'Vos autres PDF sont encore en préparation. Attendez que l’une de ces demandes soit prête, ou annulez-en une.',
  'pdfs.too_many_texts': 'Ce devoir a trop de textes pour créer tous les PDF en une fois.',
  'pdfs.list': 'Liste des textes',
  'pdfs.student': 'Étudiant',
  'pdfs.file': 'Fichier',
  'pdfs.result': 'Résultat',
  'pdfs.included': 'Inclus',
  'pdfs.failed': 'Ce texte n’a pas pu être converti. Téléchargez-le dans son propre format.',
  'pdfs.names_hidden':
    'Laissé de côté : les noms ont été masqués depuis la création du PDF. Créez de nouveau les PDF.',
  'class.full':
    'Les documents de ce cours ont épuisé leur espace de stockage. Le texte seul est toujours enregistré : supprimez les images ou fichiers ajoutés en dernier et prévenez votre enseignant.',
  'assignment.not_started': 'Ce devoir n’a pas encore commencé.',
  'assignment.closed': 'La date limite de ce devoir est passée.',
  'assignment.paused': 'L’enseignant a mis ce devoir en pause.',
  'assignment.already_started': 'Vous avez déjà commencé ce devoir.',
  'assignment.draft_already_submitted': 'La remise a déjà été faite.',
  'assignment.not_current_step': 'Ce n’est pas ce brouillon qui est à remettre maintenant.',
  'assignment.starts_before_class': 'La date de début ne peut pas précéder le début du cours.',
  'assignment.ends_after_class': 'La date limite ne peut pas dépasser la fin du cours.',
  'assignment.too_short': 'La date limite doit être au moins {{minutes}} minutes après la date de début.',
  'assignment.drafts_exceed_total': 'Les parts des brouillons dépassent 100 % au total.',
  'assignment.too_many_drafts': 'Un devoir peut avoir jusqu’à {{max}} brouillons.',
  'assignment.draft_submitted': 'Des étudiants ont déjà remis ce brouillon. Il ne peut plus être supprimé.',
  'assignment.drafts_kept': 'Tant qu’il existe un brouillon, les brouillons ne peuvent pas être désactivés.',
  'assignment.draft_incomplete': 'Remplissez les champs nécessaires.',
  'assignment.draft_repeated': 'Le même brouillon a été envoyé deux fois. Rechargez la page et réessayez.',
  'assignment.draft_outside':
    'La date limite de « {{title}} » doit être comprise entre le début et la date limite finale.',
  'assignment.draft_past': 'La date limite de « {{title}} » ne peut pas être avant aujourd’hui.',
  'assignment.draft_title_too_long': 'Le titre d’un brouillon peut compter jusqu’à {{max}} caractères.',
  'assignment.one_main_file': 'Un devoir ne peut avoir qu’un seul fichier principal.',
  'assignment.main_file_stays': 'Le fichier principal d’un devoir ne peut pas être retiré.',
  'template.unknown': 'Ce modèle n’est plus dans votre bibliothèque.',
  'template.file_required': 'Choisissez un fichier.',
  'template.has_copies': 'Des étudiants ont déjà commencé avec ce fichier ; il ne peut plus être retiré.',
  'template.too_many': 'Un devoir peut avoir jusqu’à dix fichiers supplémentaires.',
  'document.invalid': 'Ce fichier ne peut pas être ouvert comme document.',
  'document.wrong_type': 'Type de fichier non valide. Importez un modèle Office valide.',
  'import.unreadable':
    'Ce fichier n’est pas un tableau avec une colonne « email ». Choisissez un autre fichier.',
  'import.too_many': 'Il y a plus de 10 000 lignes. Importez-les en plusieurs fois.',
  'badge.name': 'Attestation du processus',
  'badge.description': 'La trace de l’écriture d’un texte, enregistrement par enregistrement.',
  'badge.criteria':
    'Le texte a été écrit dans Redraft, qui a gardé chaque enregistrement dans une chaîne de hachage. Le badge indique quand et combien de fois il a été enregistré. Il ne dit pas qui était au clavier ni ce que vaut le texte.',
  'badge.evidence':
    'Enregistrements : {{saves}}, du {{from}} au {{to}}. Mots à la fin : {{words}}. Tête de la chaîne de hachage : {{head}}',
  'oneroster.too_many_sources': 'Il peut y avoir jusqu’à {{max}} systèmes de gestion de la scolarité.',
  'oneroster.address_refused': 'Saisissez des adresses qui commencent par https:// et sont sur Internet.',
  'oneroster.secret_required': 'Saisissez le secret client.',
  'oneroster.import_running':
    'Une autre importation de ce système est en cours. Attendez qu’elle soit terminée, puis choisissez de nouveau les fichiers.',
  'oneroster.files_gone': 'Les fichiers ne sont plus ici. Choisissez-les de nouveau.',
  'oneroster.files_too_large':
    'Un fichier dépasse 10 Mo, ou les fichiers dépassent ensemble 30 Mo. Choisissez le fichier .zip de l’exportation (10 Mo au plus).',
  'import.not_allowed': 'Ce devoir ne permet pas d’importer un fichier ici.',
  'import.other_type':
    'Ce n’est pas un fichier {{ending}}, ou il est endommagé. Choisissez un autre fichier à importer.',
  'conversion.unavailable':
    'LibreOffice n’est pas installé ici : les fichiers OpenDocument ne peuvent pas être ouverts. Enregistrez le fichier au format {{ending}} dans son programme et choisissez ce fichier.',
  'conversion.other_type':
    'Ce n’est pas un fichier de type {{ending}}, ou il est endommagé. Ouvrez-le dans son programme, enregistrez-le de nouveau et choisissez-le.',
  'conversion.encrypted':
    'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et choisissez-le de nouveau.',
  'conversion.waiting': 'Ce fichier est encore en cours de conversion. Réessayez dans un instant.',
  'conversion.failed':
    'Ce fichier n’a pas pu être converti. Enregistrez-le au format {{ending}} dans son programme et choisissez ce fichier.',
  'conversion.timed_out':
    'La conversion de ce fichier a pris trop de temps. Enregistrez-le au format {{ending}} dans son programme et choisissez ce fichier.',
  'attachment.not_allowed': 'Il n’est pas possible de joindre des fichiers à ce devoir.',
  'attachment.none': 'Choisissez au moins un fichier.',
  'attachment.too_large': 'Fichier de plus de 4 Mo : {{names}}',
  'attachment.all_too_large': 'Les fichiers dépassent ensemble 10 Mo. Choisissez des fichiers plus petits.',
  'attachment.too_many': 'Une remise peut avoir jusqu’à {{max}} fichiers joints.',
  'attachment.unsupported': 'Type de fichier non pris en charge : {{names}}',
  'document.too_large': 'Le document est trop volumineux.',
  'document.no_editor':
    'Les fichiers de ce type s’ouvrent dans leur propre programme. Téléchargez le fichier pour l’ouvrir.',
  'document.no_file_history':
    'Les modifications par cellule ou diapositive n’existent que pour les feuilles de calcul, les présentations et les dessins. Rembobinez le texte pour voir comment il a été écrit.',
  'document.no_pdf':
    'Ce fichier ne peut pas être converti en PDF ici. Téléchargez le fichier lui-même ou imprimez-le depuis le navigateur.',
  'document.pdf_failed':
    'Le PDF n’a pas pu être créé. Téléchargez le fichier lui-même ou imprimez-le depuis le navigateur.',
  'document.pdf_waiting': 'Ce PDF est encore en préparation. Réessayez dans un instant.',
  'document.opens_here': 'Ce fichier se modifie ici dans l’éditeur ; il ne peut donc pas être remplacé.',
  'document.other_type':
    'Ce fichier est d’un autre type. Remplacez le fichier par un fichier du type que vous avez téléchargé.',
  'document.has_macros':
    'Ce fichier contient des macros. Enregistrez-le sans macros et importez-le de nouveau.',
  'section.name_taken': 'Ce cours a déjà un groupe de ce nom.',
  'comment.no_passage': 'Ces mots ne sont plus dans le texte. Sélectionnez de nouveau le passage.',
  'comment.passage_too_long':
    'Un commentaire peut porter sur {{max, number}} caractères au plus. Sélectionnez un passage plus court.',
  'comment.too_many': 'Un texte peut avoir au plus {{max, number}} commentaires.',
  'comment.too_many_replies': 'Un commentaire peut avoir au plus {{max, number}} réponses.',
  'comment.not_declined': 'Cette raison a été retirée entre-temps.',
  'bank.full':
    'Votre banque de commentaires peut contenir jusqu’à {{max, number}} commentaires. Supprimez-en un pour en ajouter un autre.',
  'feedback.others': 'Seule la personne qui a écrit un commentaire peut le modifier ou le supprimer.',
  'rubric.title_taken': 'Vous avez déjà une grille d’évaluation de ce titre.',
  'assistant.email_invalid': 'Saisissez une adresse e-mail valide.',
  'assistant.not_member': 'Cette personne n’est pas assistante dans ce cours.',
  'assistant.unknown': 'Aucun compte n’a cette adresse e-mail.',
  'assistant.unconfirmed': 'Cette personne n’a pas encore confirmé son compte.',
  'assistant.no_role':
    'Ce compte n’a aucun rôle et ne peut pas être utilisé. Un administrateur peut lui en donner un.',
  'assistant.already_member': 'Cette personne fait déjà partie du cours.',
  'submission.closed': 'Ce texte a été remis et ne peut plus être modifié.',
  'submission.no_neighbour': 'Il n’y a pas d’autre remise pour ce devoir.',
  'submission.writing_ended': 'L’enseignant a mis fin à l’écriture de ce texte.',
  'submission.draft_exists': 'Il existe déjà une remise pour le brouillon choisi.',
  'submission.graded': 'Ce texte a déjà une note. Plus rien ne peut être remis au nom de cette personne.',
  'submission.exception_too_early':
    'Une exception ne peut pas se terminer dans le passé ni avant la date limite du brouillon.',
  'submission.comment_needs_draft': 'La version commentée doit correspondre à un brouillon remis.',
  'submission.comment_ended': 'Les commentaires sur ce brouillon sont déjà terminés.',
  'grade.invalid': 'Cette note n’est pas valide.',
  'grade.changed':
    'Cette note a été modifiée entre-temps. Elle est maintenant de {{current}}. Votre note, {{given}}, n’a pas été enregistrée.',
  'grade.many_changed':
    'Des notes ont été modifiées entre-temps ({{count}}) ; rien n’a donc été enregistré. Vérifiez de nouveau la liste.',
  'grade.file_unreadable':
    'Ce fichier ne peut pas être lu. Enregistrez-le en CSV (UTF-8) ou comme classeur (xlsx) et choisissez-le de nouveau.',
  'grade.sheet': 'Notes',
  'grade.code': 'Code',
  'grade.missed': 'Manqué',
  'grade.average': 'Moyenne',
  'grade.points': 'Points',
  'grade.points_of': 'Points possibles',
  'grade.not_submitted': 'Ce texte n’a pas été remis. Pour le noter quand même, confirmez votre choix.',
  'grade.marked_twice':
    'Deux personnes corrigent ce texte. Vous pourrez fixer sa note sur la page de double correction quand les deux auront terminé.',
  'calibration.closed':
    'Les corrections de ce calibrage sont déjà visibles ; la vôtre ne peut plus être modifiée.',
  'calibration.no_marker':
    'Une personne de l’équipe ne peut plus noter dans ce cours. Choisissez de nouveau l’équipe.',
  'calibration.no_texts': 'Il n’y a aucun texte remis, sans note, que toute l’équipe puisse corriger.',
  'marking.closed': 'Les deux corrections ont été données ; la vôtre ne peut plus être modifiée.',
  'marking.no_marker':
    'L’une des deux personnes ne peut plus noter dans ce cours. Choisissez une autre personne.',
  'marking.no_texts': 'Il n’y a aucun texte remis, sans note, que les deux personnes puissent corriger.',
  'marking.not_ready':
    'Certains de ces textes n’ont pas encore leurs deux corrections, ou ont déjà une note.',
  'review.size': 'Entre {{min}} et {{max}} étudiants peuvent s’évaluer entre eux.',
  'review.too_few':
    'Avec {{size}} étudiants, chacun peut évaluer au plus {{most}} autres textes. Choisissez moins d’évaluateurs.',
  'review.odd':
    'En mode réciproque, {{size}} étudiants ne peuvent pas écrire {{reviewer}} évaluations chacun : avec un nombre impair d’étudiants, il faut un nombre pair d’évaluateurs. Choisissez un autre nombre d’évaluateurs ou un autre mode.',
  'review.one_way':
    'En mode unidirectionnel, {{reviewer}} évaluateurs par texte demandent au moins {{least}} étudiants. Choisissez moins d’évaluateurs ou un autre mode.',
  'review.only_texts':
    'L’évaluation par les pairs ne porte que sur des textes. Ce devoir contient une feuille de calcul, une présentation ou un dessin.',
  'review.self': 'Personne ne peut évaluer son propre texte.',
  'review.not_in_class':
    'Seuls les étudiants de ce cours peuvent évaluer ou être évalués. Rechargez la page.',
  'review.too_many_reviewers': 'Un texte peut avoir jusqu’à {{max}} évaluateurs.',
  'review.deadline_too_early':
    'La date limite de l’évaluation de « {{title}} » ne peut pas précéder la date limite du brouillon.',
  'review.already_reviewer': 'Cette personne évalue déjà ce texte.',
  'review.not_candidate': 'Vous ne pouvez pas évaluer ce texte.',
  'review.nothing_handed_in': 'Rien n’a encore été remis pour ce brouillon.',
  'review.already_added': 'Ce texte est déjà dans votre liste d’évaluations par les pairs.',
  'review.enough': 'Vous avez déjà choisi assez d’évaluations pour ce brouillon : {{max}}.',
  'review.untracked_change':
    'L’enregistrement est impossible, car il changerait directement le texte de l’auteur. Annulez la dernière modification et proposez-la comme suggestion, ou ajoutez un commentaire.',
  'review.submitted': 'Cette évaluation a été remise et ne peut plus être modifiée.',
  'review.withdrawn':
    'Cette évaluation n’est plus nécessaire. Vous pouvez toujours lire ce que vous avez écrit.',
  'review.practice_first':
    'Entraînez-vous d’abord sur l’exemple : écrivez-y un commentaire et comparez-le. Vous pourrez ensuite écrire cette évaluation.',
  'review.practice_empty': 'Écrivez d’abord au moins un commentaire sur l’exemple.',
  'review.passage_missing':
    'Les mots « {{passage}} » ne sont pas dans l’exemple. Sélectionnez-les de nouveau ou supprimez le commentaire.',
  'review.example_unreadable':
    'Ce fichier ne peut pas être lu comme texte. Choisissez un document Word (.docx) ou un fichier de texte brut (.txt).',
  'review.example_empty': 'Ce fichier ne contient pas de texte. Choisissez-en un autre.',
  'review.example_too_long':
    'Un exemple peut compter jusqu’à {{max, number}} caractères. Choisissez-en un plus court.',
  'review.example_too_large': 'Le fichier d’un exemple peut faire jusqu’à 4 Mo. Choisissez-en un plus petit.',
  'review.criteria_missing':
    'Donnez à chaque critère un niveau et un commentaire avant de remettre cette évaluation. Il manque encore : {{titles}}.',
  'note.stays': 'Le texte a été remis avec cette remarque, qui ne peut donc plus être modifiée.',
  'note.too_many': 'Un texte peut avoir jusqu’à 200 remarques.',
  'note.outside': 'Choisissez pour la remarque un moment entre le début du texte et maintenant.',
  'certificate.unreadable':
    'Ce fichier n’est pas une attestation du processus de Redraft. Choisissez l’attestation telle qu’elle a été téléchargée.',
  'certificate.text_unreadable':
    'Le texte de ce fichier ne peut pas être lu. Choisissez un document Word (.docx) ou un fichier de texte brut en UTF-8.',
  'certificate.record_differs':
    'La trace de ce texte ne correspond pas au texte enregistré ; aucune attestation ne peut être délivrée. Contactez les responsables de ce site.',
  'file.full':
    'Les versions de ce document ont épuisé leur espace de stockage. Le texte seul est toujours enregistré : supprimez les images ou fichiers ajoutés en dernier, ou recommencez avec de plus petits.',
  'file.conflict': 'Le document a été modifié ailleurs.',
  'file.locked': 'Une autre personne écrit dans ce document pour le moment.',
  'file.name_invalid': 'Ce nom de fichier n’est pas valide. Choisissez-en un autre.',
  'file.name_taken': 'Il existe déjà un fichier de ce nom.',
  'file.token_invalid': 'Votre accès à ce document a expiré. Rouvrez-le.',
  'file.view_only': 'Ce document est ouvert en lecture seule.',
  'editor.unreachable': 'L’éditeur est inaccessible pour le moment. Réessayez dans une minute.',
  'editor.unsigned': 'La requête n’est pas signée par l’éditeur.',
  'editor.foreign_source': 'Ce WOPISrc n’est pas autorisé ici.',
  'operation.unsupported': 'Cette opération n’est pas prise en charge.',
  'service.files_unavailable':
    'Le stockage des textes et fichiers plus anciens est inaccessible pour le moment. Rien n’est perdu. Réessayez dans une minute.',
  'service.storage_full':
    'Le serveur n’a plus d’espace de stockage ; rien ne peut être enregistré pour le moment. Réessayez dans une minute.',
  'service.unavailable_one': 'Ce n’est pas possible pour le moment. Réessayez dans une seconde.',
  'service.unavailable_many': 'Ce n’est pas possible pour le moment. Réessayez dans {{count}} secondes.',
  'service.unavailable_other': 'Ce n’est pas possible pour le moment. Réessayez dans {{count}} secondes.',
  internal: 'Un problème est survenu de notre côté. Référence : {{reference}}',
  'page.slow': 'Cela prend plus de temps que d’habitude. Vérifiez votre connexion, puis réessayez.',
  'page.retry': 'Réessayer',
  'answer.none': 'Le serveur est inaccessible. Vérifiez votre connexion et réessayez.',
  'answer.unreadable':
    'Le serveur a envoyé une réponse illisible (statut {{status}}). Réessayez dans une minute.',
  'answer.unexpected': 'Le serveur a envoyé une réponse que cette page ne comprend pas. Rechargez la page.',
  'value.required': 'Remplissez ce champ.',
  'value.title_required': 'Indiquez un titre.',
  'value.title_too_long': 'Un titre peut compter jusqu’à {{max}} caractères.',
  'value.invalid': 'Cette valeur n’est pas valide.',
  'value.choose': 'Choisissez une option dans la liste.',
  'value.email': 'Saisissez une adresse e-mail valide.',
  'value.too_short': 'Au moins {{min}} caractères.',
  'value.too_long': 'Au plus {{max}} caractères.',
  'value.too_small': 'Au moins {{min, number}}.',
  'value.too_big': 'Au plus {{max, number}}.',
  'value.number': 'Saisissez un nombre.',
  'value.not_number': '« {{text}} » n’est pas un nombre.',
  'value.whole': 'Saisissez un nombre entier.',
  'value.multiple_of': 'Par pas de {{step, number}}.',
  'value.no_such_day': 'Cette date n’existe pas.',
  'value.year_too_far': 'L’année doit être comprise entre {{first}} et {{last}}.',
  'value.zone_unknown': 'Choisissez un fuseau horaire dans la liste.',
  'text.control_characters': 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  'text.stacked_marks': 'Ce texte a trop d’accents sur une même lettre.',
  'text.link_scheme': 'Un lien doit commencer par https://, http:// ou mailto:.',
  'text.line_breaks': 'Ce texte doit tenir sur une seule ligne.',
  'text.direction': 'Ce texte contient des caractères qui changent le sens d’écriture.',
  'text.invisible': 'Ce texte n’a aucun caractère visible.',
  'step.final': 'Remise finale',
  'notice.work': '« {{title}} »',
  'notice.work_step': '« {{title}} » ({{step}})',
  'notice.submitted_auto': 'Remis automatiquement : {{title}}',
  'notice.submitted_auto_text':
    '{{work}} a été remis automatiquement à la date limite, le {{until}}. La remise contient ce qui était enregistré à ce moment-là. Les modifications ultérieures restent dans votre propre texte.',
  'notice.missed': 'Non remis : {{title}}',
  'notice.missed_text':
    'La date limite de {{work}} est passée, le {{until}}, et rien n’a été remis. Ce que vous avez écrit est conservé. S’il vous faut plus de temps, adressez-vous à votre enseignant.',
  'notice.open_again': 'De nouveau ouvert : {{title}}',
  'notice.open_again_text': '{{work}} est de nouveau ouvert jusqu’au {{until}}.',
  'notice.open_again_endless_text': '{{work}} est de nouveau ouvert, sans date limite.',
  'notice.exception_granted': 'Exception accordée : {{title}}',
  'notice.exception_granted_text':
    'Vous avez une exception : vous pouvez remettre {{work}} jusqu’au {{until}}.',
  'notice.exception_granted_endless_text':
    'Vous avez une exception : vous pouvez remettre {{work}} sans date limite.',
  'notice.exception_revoked': 'Exception retirée : {{title}}',
  'notice.exception_revoked_text':
    'Votre exception pour {{work}} a été retirée. La date limite s’applique de nouveau.',
  'notice.text_repaired': 'La mise en forme de votre texte a été modifiée',
  'notice.text_repaired_text':
    'Un administrateur a modifié la mise en forme de {{work}}, mais aucun mot. La version précédente se trouve dans l’historique des versions.',
  'notice.reopened': 'Rouvert : {{title}}',
  'notice.reopened_text': 'Votre enseignant a rouvert {{work}} : vous pouvez continuer à écrire.',
  'notice.grade_released': 'Nouvelle note : {{title}}',
  'notice.grade_released_text': 'Vous avez reçu une note pour {{work}}.',
  'notice.feedback_added': 'Nouveau retour : {{title}}',
  'notice.feedback_added_text': 'Vous avez reçu un nouveau retour sur {{work}}.',
  'notice.review_assigned': 'Évaluation par les pairs : {{title}}',
  'notice.review_assigned_text':
    'Vous faites partie des évaluateurs de {{work}}. Les textes se trouvent sur la page du cours.',
  'notice.review_due': 'Évaluation bientôt à rendre : {{title}}',
  'notice.review_due_text': 'Votre évaluation pour {{work}} est à rendre au plus tard le {{until}}.',
  'notice.review_withdrawn': 'Évaluation par les pairs annulée : {{title}}',
  'notice.review_withdrawn_text':
    'Une évaluation que vous avez commencée pour {{work}} n’est plus nécessaire. Vous pouvez toujours lire ce que vous avez écrit.',
  'notice.review_received': 'Évaluation par les pairs reçue : {{title}}',
  'notice.review_received_text': 'Vous avez reçu une évaluation par les pairs de {{work}}.',
  'notice.review_rated': 'Réponse à votre évaluation par les pairs : {{title}}',
  'notice.review_rated_text':
    'L’auteur a indiqué dans quelle mesure votre évaluation de {{work}} était utile. La réponse se trouve dans votre liste d’évaluations par les pairs.',
  'support.tracker_sign_in': 'Connexion et compte',
  'support.tracker_classes': 'Cours et devoirs',
  'support.tracker_writing': 'Écriture, enregistrement et remise',
  'support.tracker_feedback': 'Notes, retours et analyses',
  'support.tracker_else': 'Autre chose',
  'support.unknown_tracker': 'Choisissez le sujet de votre demande.',
  'support.thanks':
    'Merci de nous avoir contactés. Un ticket a été créé pour votre demande. Un membre de notre équipe vous répondra sous peu.',
  'contact.thanks': 'Merci de votre message. Nous vous répondrons par e-mail.',
  'notice.data_ready': 'Vos données sont prêtes à être téléchargées',
  'notice.data_ready_text':
    'Vous pouvez télécharger le fichier de vos données sur la page de votre profil jusqu’au {{until}}.',
  'notice.pdfs_ready': 'PDF prêts : {{title}}',
  'notice.pdfs_ready_text':
    'Vous pouvez télécharger les PDF de tous les textes sur la page du cours jusqu’au {{until}}.',
  'notice.deadline_near': 'Bientôt à rendre : {{title}}',
  'notice.deadline_near_text': '{{work}} est à rendre au plus tard le {{until}}.',
  'notice.not_begun': 'Pas encore commencé : {{title}}',
  'notice.not_begun_text':
    '{{work}} est à rendre au plus tard le {{until}}. Vous ne l’avez pas encore ouvert pour écrire.',
  'notice.submission_received': 'Remis : {{title}}',
  'notice.submission_received_text_one': 'Un texte pour {{work}} a été remis.',
  'notice.submission_received_text_many': '{{count}} textes pour {{work}} ont été remis en une heure.',
  'notice.submission_received_text_other': '{{count}} textes pour {{work}} ont été remis en une heure.',
  'notice.link_unknown': 'Ce lien est incomplet. Rouvrez-le depuis l’e-mail.',
  'notice.closed': 'Date limite passée : {{title}}',
  'notice.closed_text':
    'La date limite de {{work}} dans le cours {{course}} est passée, le {{until}}. Remis automatiquement : {{auto, number}}. Non remis : {{missed, number}}.',
  'roster.last_name': 'Nom',
  'roster.first_name': 'Prénom',
  'roster.email': 'E-mail',
  'roster.username': 'Nom d’utilisateur',
  'roster.section': 'Groupe',
  'roster.status': 'État',
  'roster.enrolled_on': 'Date d’inscription',
  'roster.writing_time': 'Temps d’écriture',
  'roster.enrolled': 'inscrit',
  'roster.invited': 'invité',
  'book.class': 'Cours',
  'book.students': 'Étudiants',
  'book.assignments': 'Devoirs',
  'book.submissions': 'Remises',
  'book.class_name': 'Nom du cours',
  'book.instructor': 'Enseignant',
  'book.subject_area': 'Matière',
  'book.student_level': 'Niveau',
  'book.start_date': 'Date de début',
  'book.end_date': 'Date de fin',
  'book.time_zone': 'Fuseau horaire de toutes les heures',
  'book.grade_method': 'Notation',
  'book.numeric': 'Points',
  'book.letter': 'Lettres',
  'book.exported': 'Exporté ({{zone}})',
  'book.begun': 'Devoirs commencés',
  'book.handed_in': 'Devoirs remis',
  'book.late': 'En retard',
  'book.assignment': 'Devoir',
  'book.start': 'Début ({{zone}})',
  'book.deadline': 'Date limite ({{zone}})',
  'book.autosubmit': 'Remise automatique',
  'book.autoevaluate': 'Calcul automatique',
  'book.enforcement': 'Date limite stricte',
  'book.texts': 'Textes commencés',
  'book.created': 'Créé ({{zone}})',
  'book.changed': 'Dernier changement d’état ({{zone}})',
  'book.grade': 'Note',
  'book.drafts': 'Brouillons',
  'book.drafts_handed_in': 'Brouillons remis',
  'map.caption':
    'Caractères insérés et supprimés dans chaque partie du texte, par session d’écriture ({{zone}})',
  'map.empty': 'Rien n’a encore été écrit.',
  'map.sitting': 'Session d’écriture',
  'status.none': 'Non remis',
  'status.submitted': 'Remis',
  'status.late': 'Remis en retard',
  'status.instructor': 'Remis par l’enseignant',
  'status.exception': 'Remis avec exception',
  'status.auto': 'Remis automatiquement',
  'status.excepted': 'Exception',
  'status.missed': 'Remise manquée',
  'status.without_name': 'Noté sans les noms',
  'data.readme': `Vos données dans Redraft
créées le {{at}}

Toutes les heures sont en UTC (ISO 8601). Les fichiers .json s’ouvrent avec n’importe quel éditeur de texte.

profile.json
  Votre compte, vos rôles, paramètres, établissements, cours, aménagements, connexions et notifications, les
  e-mails qui vous ont été envoyés et ce que vous avez écrit à l’assistance.
acts.json
  La trace de ce que vous avez fait : quand, quoi, et le numéro de l’élément concerné.
texts/
  Un dossier pour chaque texte que vous avez commencé :
  text.docx                     le texte tel qu’il est maintenant (ou .pptx, .xlsx, .odg)
  text - process-log.json       comment il a été écrit : le texte de départ du fichier ("base"), puis chaque
                                version avec son numéro, son heure, son origine, ses mots et ses
                                modifications. Une modification retire "deleted" à "position", comptée en
                                caractères depuis le début, et y met "inserted". Appliquées l’une après
                                l’autre, elles mènent de la base au texte. Seules les versions enregistrées
                                sont conservées, pas les frappes au clavier.
  text - original …             les fichiers OpenDocument que vous avez importés, tels quels
  files/                        les fichiers supplémentaires, chacun avec son propre journal
  attachments/                  ce que vous avez joint
  about.json                    le cours, les brouillons et leurs dates limites, les notes que vous pouvez
                                voir, les retours, les commentaires, vos remarques et votre plan
  reviews/                      les évaluations que vous avez reçues, sans les noms si elles étaient anonymes
reviews-written/
  Les évaluations que vous avez écrites, et vos commentaires sur les exemples.
teaching/
  Pour les enseignants : vos cours, vos retours et commentaires, les grilles d’évaluation, la banque de
  commentaires et les modèles.

Non inclus : les noms et les textes d’autres personnes, les notes qui ne sont pas encore publiées, et les
mots de passe, dont seule une valeur de contrôle est conservée.
`,
  'check.timeout': 'Pas de réponse en {{seconds}} secondes.',
  'check.error': 'Erreur : {{reason}}.',
  'check.settings_ok': 'Toutes les variables sont lisibles.',
  'check.settings_invalid': 'Paramètres : {{reason}}',
  'check.database_encoding': 'La base de données est en {{encoding}}. Créez-la en UTF-8.',
  'check.database_trigrams': 'L’extension pg_trgm manque. Installez le paquet contrib de PostgreSQL.',
  'check.database_ok': 'PostgreSQL {{version}}, migrations appliquées.',
  'check.database_pending':
    'Migrations non exécutées : {{migrations}}. Le prochain démarrage les exécutera. Faites d’abord une sauvegarde.',
  'check.replica_off': 'Non configuré : la base de données répond à tout.',
  'check.replica_ok':
    'Sert les graphiques et les rapports. Retard maximal : {{seconds, number(maximumFractionDigits: 1)}} s.',
  'check.replica_away':
    'DATABASE_REPLICA_URL ne répond pas ({{reason}}). En attendant, la base de données sert les graphiques et les rapports.',
  'check.replica_behind':
    'Le réplica a trop de retard. En attendant, la base de données sert les graphiques et les rapports. Voir docs/operations/scaling.md.',
  'check.replica_not_streaming':
    'Le réplica ne reçoit rien de la base de données. Vérifiez primary_conninfo et le journal du réplica.',
  'check.replica_not_in_recovery':
    'DATABASE_REPLICA_URL n’est pas ou plus un réplica : l’écriture y est possible. Configurez de nouveau le réplica.',
  'check.replica_other_database':
    'DATABASE_REPLICA_URL appartient à une autre base de données que DATABASE_URL. Corrigez l’une des deux.',
  'check.clocks_ok':
    'Les horloges de cette machine et de la base de données diffèrent de {{seconds, number(maximumFractionDigits: 1)}} s.',
  'check.clocks_differ':
    'Les horloges de cette machine et de la base de données diffèrent de {{seconds, number(maximumFractionDigits: 1)}} s. Les dates limites en dépendent : réglez les deux par NTP.',
  'check.secret_new': 'Il est créé au premier démarrage et conservé dans la base de données.',
  'check.secret_stored': 'Conservé dans la base de données.',
  'check.secret_set': 'Défini par SECRET ; c’est celui de cette base de données.',
  'check.administrator_none':
    'Personne ne peut administrer cette installation : npm run admin -- create, ou la page /setup.',
  'check.administrator_ok': 'Il y a un administrateur.',
  'check.demo_none': 'Il n’y a pas de données de démonstration.',
  'check.demo_closed':
    'Ces comptes ne peuvent pas se connecter. npm run demo -- remove supprime les données de démonstration.',
  'check.demo_open':
    'Tout le monde connaît leur mot de passe, et ce serveur est accessible à d’autres. Définissez DEMO=off.',
  'check.demo_local': 'Ces comptes peuvent se connecter ; ce serveur n’est accessible à personne d’autre.',
  'check.address_local': '{{address}}, pour cette machine ou ce réseau.',
  'check.address_unset': 'PUBLIC_URL n’est pas défini : les liens des e-mails mènent à localhost.',
  'check.address_plain':
    '{{address}} n’est pas chiffré. Placez un proxy avec TLS devant et donnez à PUBLIC_URL la valeur https://…',
  'check.address_proxy':
    'TRUST_PROXY n’est pas défini : tout le monde derrière le proxy compte comme une seule adresse.',
  'check.address_ok': 'Adresse : {{address}}',
  'check.mail_off': 'Non configuré : les e-mails restent dans la boîte d’envoi.',
  'check.mail_ok':
    'Le serveur de messagerie accepte la connexion. npm run doctor -- --mail-to ADRESSE envoie un e-mail.',
  'check.mail_sent': 'Le serveur de messagerie a accepté un e-mail pour {{to}}.',
  'check.mail_refused':
    'Le serveur de messagerie refuse la connexion ou l’e-mail ({{reason}}). Vérifiez SMTP_URL et MAIL_FROM.',
  'check.certificate_none': 'SAML_IDP_CERT ne contient pas de certificat.',
  'check.certificate_expired':
    'Le certificat de l’établissement a expiré le {{day}}. Placez le nouveau dans SAML_IDP_CERT.',
  'check.certificate_ok': 'Le certificat de l’établissement est valable jusqu’au {{day}}.',
  'check.certificate_soon':
    'Le certificat de l’établissement expire le {{day}}. Ajoutez le suivant dans SAML_IDP_CERT.',
  'check.sign_on_off': 'Non configuré : les comptes ont ici un mot de passe.',
  'check.sign_on_status': '{{address}} répond {{status}}. Vérifiez OIDC_ISSUER.',
  'check.sign_on_issuer':
    '{{address}} indique l’émetteur {{issuer}}. Donnez exactement cette valeur à OIDC_ISSUER.',
  'check.answers': '{{address}} répond.',
  'check.silent':
    '{{address}} ne répond pas ({{reason}}). Vérifiez que le service fonctionne et que ce serveur peut y accéder.',
  'check.editor_built_in': 'L’éditeur intégré.',
  'check.editor_discovery':
    '{{address}} ne fournit pas de découverte WOPI ({{status}}). Vérifiez EDITOR_URL.',
  'check.pdf_off': 'Désactivé : pas de PDF ni de fichiers OpenDocument.',
  'check.pdf_ok': 'Trouvé : les PDF peuvent être créés et les fichiers OpenDocument ouverts.',
  'check.pdf_none': 'Non installé : pas de PDF ni de fichiers OpenDocument. Voir docs/operations/pdf.md.',
  'check.pdf_broken': 'SOFFICE : {{program}} ne peut pas être exécuté. Vérifiez le chemin.',
  'check.disk_ok':
    '{{free, number(maximumFractionDigits: 1)}} Go sur {{total, number(maximumFractionDigits: 1)}} sont libres dans {{folder}}.',
  'check.disk_low':
    '{{free, number(maximumFractionDigits: 1)}} Go sur {{total, number(maximumFractionDigits: 1)}} sont libres dans {{folder}}. Une fois l’espace épuisé, plus rien n’est enregistré : libérez de la place.',
  'check.objects_off': 'Non configuré : tout est dans la base de données.',
  'check.objects_ok':
    'Un objet a été enregistré, lu et supprimé. Objets : {{objects, number}}, {{gigabytes, number(maximumFractionDigits: 1)}} Go.',
  'check.objects_leaving':
    'Objets que le worker déplace encore vers la base de données : {{objects, number}}. Objets qu’il doit encore supprimer, ce qu’il fait après un jour : {{unused, number}}. Gardez les paramètres S3_… jusqu’à ce que les deux soient à 0.',
  'check.objects_missing':
    'Les paramètres S3_… manquent. Rétablissez-les. Objets dans le stockage d’objets : {{objects, number}}.',
  'check.objects_missing_unused':
    'Les paramètres S3_… manquent. Rétablissez-les. Objets du stockage d’objets qui ont un contenu : {{objects, number}}. Objets encore à y supprimer : {{unused, number}}.',
  'check.objects_fail': '{{reason}}. Voir docs/operations/object-storage.md.',
  'check.backup_none':
    'Aucune sauvegarde n’est signalée. Ce serveur est pour cette machine ou ce réseau ; sauvegardez ce que vous voulez garder.',
  'check.backup_unknown':
    'Inconnu : aucune sauvegarde n’est signalée. Activez l’archivage du WAL, ou terminez chaque sauvegarde par npm run backup-done. Voir docs/operations/backup.md.',
  'check.backup_ok': 'La dernière sauvegarde s’est terminée le {{at}}.',
  'check.backup_old':
    'La dernière sauvegarde date du {{at}}, il y a {{hours, number}} heures. Cherchez pourquoi aucune ne s’est terminée depuis.',
  'check.archiving_ok': 'Le WAL est archivé, la dernière fois le {{at}}.',
  'check.archiving_fails':
    'L’archivage du WAL échoue depuis le {{at}} : le disque de la base de données se remplit. Vérifiez archive_command et le journal de PostgreSQL.',
  'check.worker_ok': 'Un worker a terminé une tâche au cours des cinq dernières minutes.',
  'check.worker_never':
    'Aucun worker n’a encore terminé de tâche. Démarrez un processus avec ROLES=worker ou consultez son journal.',
  'check.worker_idle':
    'Aucun worker n’a terminé de tâche depuis {{minutes, number}} minutes. Démarrez un processus avec ROLES=worker ou consultez son journal.',
  'check.jobs_ok': 'Tâches en attente : {{waiting, number}}. Aucune n’a échoué.',
  'check.jobs_waiting':
    'Tâches en attente : {{waiting, number}}. Démarrez un autre processus avec ROLES=worker.',
  'check.jobs_failed':
    'Des tâches ont échoué : {{names}}. La page « Tâches en arrière-plan » de l’administration en donne la raison.',
  'area.academic_writing': 'Écriture universitaire',
  'area.anthropology': 'Anthropologie',
  'area.art_and_design': 'Art et design',
  'area.biology': 'Biologie',
  'area.business_and_economics': 'Gestion et économie',
  'area.chemistry': 'Chimie',
  'area.communication_and_media': 'Communication et médias',
  'area.computer_science': 'Informatique',
  'area.creative_writing': 'Écriture créative',
  'area.earth_and_environment': 'Terre et environnement',
  'area.education': 'Sciences de l’éducation',
  'area.engineering': 'Ingénierie',
  'area.english': 'Anglais',
  'area.geography': 'Géographie',
  'area.german': 'Allemand',
  'area.health_and_nursing': 'Santé et soins infirmiers',
  'area.history': 'Histoire',
  'area.languages': 'Langues',
  'area.law': 'Droit',
  'area.linguistics': 'Linguistique',
  'area.literature': 'Littérature',
  'area.mathematics': 'Mathématiques',
  'area.medicine': 'Médecine',
  'area.music': 'Musique',
  'area.philosophy': 'Philosophie',
  'area.physics': 'Physique',
  'area.political_science': 'Science politique',
  'area.psychology': 'Psychologie',
  'area.religious_studies': 'Sciences des religions',
  'area.sociology': 'Sociologie',
  'area.other': 'Autre',
  'level.secondary_school': 'Enseignement secondaire',
  'level.foundation_year': 'Année préparatoire',
  'level.undergraduate_first_year': 'Licence, première année',
  'level.undergraduate_second_year': 'Licence, deuxième année',
  'level.undergraduate_third_year': 'Licence, troisième année',
  'level.undergraduate_fourth_year': 'Licence, quatrième année',
  'level.master': 'Master',
  'level.doctorate': 'Doctorat',
  'level.professional_education': 'Formation professionnelle',
  'level.language_course': 'Cours de langue',
};
