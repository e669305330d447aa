import type { en } from './en.ts';

/** The same in German. */
export const de: Record<keyof typeof en, string> = {
  'request.invalid': 'Einige Angaben sind ungültig. Prüfen Sie sie und versuchen Sie es erneut.',
  'request.unreadable': 'Diese Adresse ist ungültig. Prüfen Sie den Link.',
  'request.unstorable':
    'Einige Angaben lassen sich nicht speichern. Prüfen Sie sie und versuchen Sie es erneut.',
  'request.in_progress': 'Das wird schon ausgeführt. Sehen Sie gleich noch einmal nach.',
  'request.key_reused':
    'Der Schlüssel dieser Anfrage wurde schon für eine andere verwendet. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'request.too_large': 'Das ist zu groß zum Senden. Senden Sie weniger Text oder eine kleinere Datei.',
  'request.timeout':
    'Das Senden hat zu lange gedauert. Versuchen Sie es erneut, möglichst mit einer besseren Verbindung.',
  'request.misdirected':
    'Unter dieser Adresse gibt es keine Seite. Verwenden Sie die übliche Adresse von Redraft.',
  'request.rate_limited_one': 'Zu viele Versuche. Warten Sie eine Sekunde und versuchen Sie es erneut.',
  'request.rate_limited_other':
    'Zu viele Versuche. Warten Sie {{count}} Sekunden und versuchen Sie es erneut.',
  'auth.required': 'Melden Sie sich an, um fortzufahren.',
  'auth.expired': 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  'auth.wrong_credentials': 'Benutzername oder Passwort stimmt nicht.',
  'auth.unconfirmed': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'auth.code_invalid': 'Dieser Anmeldelink ist abgelaufen. Melden Sie sich erneut an.',
  'auth.code_elsewhere':
    'Diese Anmeldung wurde in einem anderen Browser begonnen, oder dieser Browser blockiert Cookies. Melden Sie sich hier erneut an.',
  'setup.done':
    'Redraft ist hier schon eingerichtet. Melden Sie sich an, oder bitten Sie die Verwaltung um ein Konto.',
  'setup.code_wrong':
    'Das ist nicht der Code aus dem Protokoll dieses Servers. Kopieren Sie ihn vom letzten Start. Wurde er schon benutzt, starten Sie den Server neu, um einen anderen zu erhalten.',
  'auth.demo_off': 'Die Demo-Konten sind auf diesem Server ausgeschaltet.',
  'auth.token_invalid':
    'Dieses Zugriffstoken ist nicht gültig: Es ist abgelaufen, wurde widerrufen oder ist unvollständig. Erstellen Sie in Ihrem Profil ein neues.',
  'auth.token_off': 'Zugriffstoken sind hier abgeschaltet. Wenden Sie sich an die Administration.',
  'auth.token_scope': 'Diesem Zugriffstoken fehlt der Bereich {{scope}}, den dieser Aufruf braucht.',
  'auth.token_unreachable':
    'Dieser Aufruf ist mit einem Zugriffstoken nicht möglich. Melden Sie sich stattdessen an.',
  'token.off': 'Zugriffstoken sind hier abgeschaltet. Wenden Sie sich an die Administration.',
  'token.too_many':
    'Sie haben die Höchstzahl von {{most}} Zugriffstoken erreicht. Widerrufen Sie zuerst eines.',
  'rule.administrator':
    'Auf diesem Server können Regeln keine Rolle geben, die Konten oder das System verwaltet.',
  'rule.changed_meanwhile':
    'Jemand anders hat die Regeln geändert, seit Sie diese Seite geöffnet haben. Laden Sie sie neu und ändern Sie erneut.',
  'rule.claim_not_kept':
    'Regeln können {{claim}} nicht verwenden, weil es nicht gespeichert wird. Nehmen Sie eine Gruppe, eine Zugehörigkeit oder eine Berechtigung.',
  'rule.gives_nothing':
    'Wählen Sie eine Rolle, geben Sie eine Hochschule ein oder schalten Sie „Nach dieser Regel aufhören“ ein.',
  'rule.unknown': 'Eine dieser Regeln gibt es nicht mehr. Laden Sie die Seite neu.',
  'events.address_refused':
    'Diese URL ist nicht möglich. Sie muss mit https:// beginnen und auf einen Server im Internet verweisen.',
  'events.too_many': 'Die Höchstzahl von {{max}} Endpunkten ist erreicht. Entfernen Sie zuerst einen.',
  'signon.off': 'Hier können Sie sich nicht über eine Hochschule anmelden.',
  'signon.away':
    '{{institution}} antwortet gerade nicht. Mit Ihrem Konto ist alles in Ordnung: Versuchen Sie es in einer Minute erneut.',
  'signon.refused':
    '{{institution}} hat Sie nicht angemeldet. Versuchen Sie es erneut und fragen Sie dort nach, wenn es dabei bleibt.',
  'signon.unproved':
    'Die Antwort von {{institution}} ließ sich nicht überprüfen, deshalb wurden Sie nicht angemeldet. Versuchen Sie es erneut. Bleibt es dabei, melden Sie das Problem den Betreibern dieser Website.',
  'signon.expired':
    'Diese Anmeldung hat zu lange gedauert oder wurde schon verwendet. Beginnen Sie von vorn.',
  'signon.elsewhere':
    'Diese Anmeldung wurde in einem anderen Browser begonnen, oder dieser Browser blockiert Cookies. Beginnen Sie hier von vorn.',
  'signon.unasked': 'Beginnen Sie die Anmeldung auf unserer Seite und wählen Sie dort Ihre Hochschule.',
  'signon.account_closed': 'Ihr Konto ist geschlossen. Wenden Sie sich an die Administration.',
  'signon.email_missing':
    'Ihre Hochschule hat uns Ihre E-Mail-Adresse nicht mitgeteilt, und ein Konto braucht eine. Fragen Sie dort nach.',
  'signon.email_unverified':
    'Ihre Hochschule hat Ihre E-Mail-Adresse nicht bestätigt. Lassen Sie sie dort bestätigen, oder melden Sie sich mit Ihrem Passwort an und verbinden Sie Ihr Konto im Profil.',
  'signon.no_account':
    'Zu Ihrer E-Mail-Adresse gibt es kein Konto, und eine Anmeldung legt hier keines an. Wenden Sie sich an die Administration.',
  'signon.other_identity':
    'Dieses Konto gehört zu einer anderen Person an Ihrer Hochschule. Wenden Sie sich an die Administration.',
  'signon.password_first':
    'Konten, die andere Konten verwalten, lassen sich nicht über die E-Mail-Adresse verbinden. Melden Sie sich mit Ihrem Passwort an und verbinden Sie Ihr Konto im Profil.',
  'signon.taken':
    'Ihr Konto an Ihrer Hochschule ist schon mit einem anderen Konto hier verbunden. Melden Sie sich mit diesem an.',
  'signon.last_way':
    'Ohne diese Hochschule könnten Sie sich nicht mehr anmelden. Verbinden Sie zuerst eine andere oder wenden Sie sich an die Administration.',
  'lti.address_format': 'Geben Sie eine vollständige Webadresse ein, die mit https:// beginnt.',
  'lti.domain_format': 'Geben Sie eine Domain wie schule.example ein.',
  'lti.address_refused':
    'Diese Adresse ist nicht erlaubt. Verwenden Sie eine https://-Adresse im öffentlichen Internet.',
  'lti.issuer_differs':
    'Eine Plattform mit diesem Aussteller (Issuer) ist mit anderen Schlüsseln bekannt. Prüfen Sie den Aussteller und die Adresse der Schlüssel (JWKS).',
  'lti.platform_exists': 'Eine Plattform mit diesem Aussteller und dieser Client-ID ist bereits registriert.',
  'lti.course_connected': 'Dieser Kurs ist bereits mit einem Kurs in Redraft verbunden.',
  'lti.class_taken': 'Dieser Redraft-Kurs ist bereits mit einem anderen Kurs verbunden.',
  'lti.account_in_use':
    'Das neue Konto wurde schon benutzt und kann nicht mehr ersetzt werden. Wenden Sie sich an die Administration.',
  'lti.other_identity': 'Dieses Konto ist auf dieser Plattform bereits mit einer anderen Person verbunden.',
  'lti.other_institution':
    'Dieses Konto gehört zu einer anderen Hochschule, daher kann diese Lernplattform es nicht öffnen. Gehören beide zu derselben, bitten Sie die Administration, deren Namen bei der Plattform einzutragen.',
  'lti.privileged':
    'Ein Konto, das Redraft verwaltet, kann nicht aus einer Lernplattform geöffnet werden. Melden Sie sich direkt bei Redraft an.',
  'lti.account_closed': 'Ihr Konto ist geschlossen. Wenden Sie sich an die Administration.',
  'lti.launch_expired':
    'Dieser Aufruf hat zu lange gedauert oder wurde schon verwendet. Öffnen Sie die Aktivität in Ihrem Kurs erneut.',
  'lti.request_incomplete':
    'Die Lernplattform hat nicht alles gesendet, was nötig ist. Öffnen Sie die Aktivität in Ihrem Kurs erneut. Wenn es weiter geschieht, wenden Sie sich an die Betreuung Ihrer Lernplattform.',
  'lti.value_unstorable':
    'Die Lernplattform hat einen Wert gesendet, der sich nicht speichern lässt. Wenden Sie sich an die Betreuung Ihrer Lernplattform.',
  'lti.platform_unknown':
    'Redraft kennt diese Lernplattform nicht. Bitten Sie deren Betreuung, Redraft zuerst zu registrieren.',
  'lti.platform_pending':
    'Diese Lernplattform wartet auf ihre Freigabe. Die Administration von Redraft muss sie freigeben, bevor Redraft von dort geöffnet werden kann.',
  'lti.client_needed':
    'Von dieser Lernplattform gibt es mehrere Registrierungen, und die Anfrage sagt nicht, zu welcher sie gehört (client_id).',
  'lti.browser_unknown':
    'Ihr Browser lässt nicht zu, dass sich Redraft diesen Aufruf in der Seite Ihrer Lernplattform merkt. Öffnen Sie Redraft in einem neuen Fenster.',
  'lti.token_refused':
    'Redraft konnte den Aufruf aus Ihrer Lernplattform nicht prüfen. Öffnen Sie die Aktivität in Ihrem Kurs erneut. Wenn es weiter geschieht, wenden Sie sich an die Betreuung Ihrer Lernplattform.',
  'lti.keys_unreachable':
    'Die Schlüssel Ihrer Lernplattform sind gerade nicht erreichbar. Versuchen Sie es in einer Minute erneut.',
  'lti.platform_error':
    'Ihre Lernplattform hat Sie nicht angemeldet. Öffnen Sie die Aktivität in Ihrem Kurs erneut.',
  'lti.deployment_unknown':
    'Redraft wurde an dieser Stelle Ihrer Lernplattform ohne dessen Administration eingebunden. Die Administration von Redraft muss zuerst die Deployment-ID eintragen.',
  'lti.target_foreign':
    'Die Aktivität führt zu einer Adresse außerhalb von Redraft. Wenden Sie sich an die Betreuung Ihrer Lernplattform.',
  'lti.message_unsupported': 'Redraft unterstützt diese Art von Nachricht einer Lernplattform nicht.',
  'lti.instructor_needed': 'Nur Lehrende des Kurses können ihm Aktivitäten hinzufügen.',
  'lti.links_unaccepted':
    'Ihre Lernplattform nimmt an dieser Stelle keine Aktivitäten an. Fügen Sie die Aktivität an einer anderen Stelle Ihres Kurses hinzu.',
  'lti.return_foreign':
    'Ihre Lernplattform will die Aktivitäten an einer Adresse, die nicht ihre eigene ist. Wenden Sie sich an die Betreuung Ihrer Lernplattform.',
  'lti.dialog_over':
    'Diese Auswahl ist beendet, weil sie schon gesendet wurde oder zu lange offen war. Beginnen Sie sie in Ihrem Kurs erneut.',
  'lti.one_activity': 'Ihre Lernplattform nimmt immer nur eine Aktivität auf einmal an.',
  'lti.role_missing':
    'Mit Ihrer Rolle in diesem Kurs lässt sich Redraft nicht öffnen. Es ist für Lehrende, Lehrassistenzen und Lernende des Kurses.',
  'lti.context_missing':
    'Der Aufruf sagt nicht, aus welchem Kurs er kommt. Öffnen Sie Redraft in einem Kurs.',
  'lti.roster_not_offered':
    '{{platform}} teilt nicht mit, wer in diesem Kurs ist. Bitten Sie die Administration der Lernplattform, Redraft den Dienst „Names and Roles“ zu erlauben, und öffnen Sie Redraft dann erneut im Kurs.',
  'lti.roster_no_answer': '{{platform}} hat nicht geantwortet. Versuchen Sie es später erneut.',
  'lti.roster_refused':
    '{{platform}} hat nicht mitgeteilt, wer in diesem Kurs ist ({{detail}}). Bitten Sie die Administration der Lernplattform, Redraft den Dienst „Names and Roles“ zu erlauben.',
  'lti.roster_unreadable':
    '{{platform}} hat eine Liste von Personen gesendet, die Redraft nicht lesen kann ({{detail}}). Versuchen Sie es später erneut. Wenn es weiter geschieht, wenden Sie sich an die Betreuung der Plattform.',
  'lti.roster_too_many':
    'In diesem Kurs sind mehr Personen, als Redraft auf einmal lesen kann. Importieren Sie stattdessen eine Teilnahmeliste.',
  'lti.roster_changed':
    'Der Kurs hat sich hier oder auf der Lernplattform seit der Vorschau geändert. Prüfen Sie die neue Vorschau.',
  'lti.removals_unconfirmed':
    'Mehr als die Hälfte der Personen von der Lernplattform würde den Kurs verlassen. Bestätigen Sie das zuerst.',
  'lti.review_missing': 'Hier gibt es noch keinen Text.',
  'lti.review_denied': 'Sie können nur Ihren eigenen Text öffnen.',
  'lti.review_hidden':
    'Diese Aufgabe wird ohne Namen benotet. Öffnen Sie sie in Redraft oder geben Sie zuerst die Noten frei.',
  'lti.invitation_invalid':
    'Dieser Registrierungslink ist abgelaufen oder wurde schon verwendet. Bitten Sie die Administration von Redraft um einen neuen.',
  'lti.configuration_unreachable':
    'Die Konfiguration Ihrer Lernplattform konnte nicht gelesen werden. Prüfen Sie, ob Redraft ihre Adresse erreichen kann.',
  'lti.configuration_invalid':
    'Die Konfiguration Ihrer Lernplattform ist nicht vollständig. Redraft braucht LTI 1.3 mit dynamischer Registrierung.',
  'lti.registration_refused':
    'Ihre Lernplattform hat die Registrierung abgelehnt. Beginnen Sie dort erneut mit einem neuen Link.',
  'lti.page_error_title': 'Redraft lässt sich nicht öffnen',
  'lti.page_code': 'Für die Unterstützung: {{code}}',
  'lti.page_reference': 'Referenz: {{reference}}',
  'lti.page_opening': 'Redraft wird geöffnet …',
  'lti.page_returning': 'Zurück zu Ihrem Kurs …',
  'lti.page_return': 'Weiter',
  'lti.page_new_window': 'In neuem Fenster öffnen',
  'lti.page_unregistered_title': 'Redraft wurde nicht registriert',
  'lti.page_registered_title': 'Redraft ist registriert',
  'lti.page_registered_text':
    'Die Administration von Redraft muss {{name}} jetzt freigeben. Danach lässt sich Redraft von dort öffnen.',
  'lti.page_registered_agreed': 'Was vereinbart wurde',
  'lti.page_registered_platform': 'Plattform',
  'lti.page_registered_client': 'Client-ID',
  'lti.page_registered_messages': 'Was möglich ist',
  'lti.page_registered_services': 'Was Redraft nutzen kann',
  'lti.page_registered_claims': 'Über Personen',
  'lti.page_agreed_open': 'Kurse und Aufgaben öffnen',
  'lti.page_agreed_add': 'Aufgaben in einen Kurs aufnehmen',
  'lti.page_agreed_review': 'Texte aus dem Notenbuch öffnen',
  'lti.page_agreed_columns': 'Spalten im Notenbuch',
  'lti.page_agreed_scores': 'Noten, die gesendet werden',
  'lti.page_agreed_results': 'Noten, die dort stehen',
  'lti.page_agreed_members': 'Mitglieder des Kurses',
  'lti.page_agreed_groups': 'Gruppen des Kurses',
  'lti.page_agreed_person': 'Kennung, Name, E-Mail-Adresse, Sprache',
  'lti.page_close': 'Schließen',
  'lti.tool_description': 'Entwürfe und Aufsätze schreiben und sehen, wie ein Text entsteht.',
  'university.to_redraft': 'Melden Sie sich an, um mit Redraft fortzufahren.',
  'university.username': 'Benutzername',
  'university.password': 'Passwort',
  'university.sign_in': 'Anmelden',
  'university.hint':
    'Diese Hochschule gehört zur Demo. Melden Sie sich mit einem Demo-Konto wie demo_student1 oder demo_instructor an, mit dem Passwort Demo1234!',
  'university.sign_out': 'Abmelden',
  'university.sign_out_question': 'Auch von der Demo University abmelden?',
  'university.stay': 'Angemeldet bleiben',
  'university.broken': 'Die Anmeldung lässt sich von hier nicht fortsetzen. Beginnen Sie von vorn.',
  'university.back': 'Zurück zur Anmeldung',
  'auth.local_off':
    'Konten mit Passwort werden hier nicht verwendet. Melden Sie sich über Ihre Hochschule an.',
  'access.denied': 'Sie haben keinen Zugriff auf diese Seite.',
  'submission.search_empty': 'Wählen Sie eine Person oder geben Sie einen Einschreibeschlüssel ein.',
  'repair.behind':
    'Der Text wurde weitergeschrieben, seit die Kopie erstellt wurde. Verwerfen Sie die Kopie und beginnen Sie erneut mit dem aktuellen Text.',
  'repair.changes_words':
    'Die Wörter oder Absatzumbrüche der Kopie weichen von denen des Textes ab. Sie können ändern, wie ein Text aussieht, aber nichts, was die Person geschrieben hat.',
  'repair.nothing_changed': 'Es wurde noch nichts geändert.',
  'account.deleted_name': 'Gelöschtes Konto',
  'account.username_taken': 'Dieser Benutzername wird schon verwendet.',
  'account.email_taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'account.username_rule':
    'Ungültiger Benutzername. Er muss mindestens 6 Zeichen lang sein und darf nur Buchstaben, Ziffern und Unterstriche enthalten.',
  'account.taken':
    'Die Registrierung war nicht möglich: Der Benutzername oder die E-Mail-Adresse wird schon verwendet. Wählen Sie einen anderen Benutzernamen, oder lassen Sie sich ein neues Passwort geben.',
  'account.password_rule':
    'Das Passwort braucht mindestens 8 Zeichen, darunter je mindestens einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen (!@$%&).',
  'account.password_same': 'Das neue Passwort muss sich vom aktuellen unterscheiden.',
  'account.wrong_password': 'Das aktuelle Passwort stimmt nicht.',
  'account.not_local': 'Das Passwort dieses Kontos verwaltet Ihre Hochschule. Sie können es nur dort ändern.',
  'account.profile_missing':
    'Wenn Sie Zugang als Lehrkraft wünschen, geben Sie für die Prüfung eine Adresse an, unter der Ihr akademisches Profil einsehbar ist.',
  'account.profile_url': 'Ungültige Adresse – vielleicht fehlt http:// oder https:// davor',
  'account.link_invalid': 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  'account.link_mismatch':
    'E-Mail-Adresse und Benutzername passen nicht zu dem Konto, für das dieser Link verschickt wurde. Prüfen Sie sie und versuchen Sie es erneut.',
  'account.already_decided': 'Über diese Anfrage wurde schon entschieden.',
  'account.signed_up':
    'Sie sind registriert. Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen schicken.',
  'account.signed_up_invited':
    'Ihr Konto ist bereit, und Sie sind im Kurs {{name}} eingeschrieben. Melden Sie sich an, um fortzufahren.',
  'account.signed_up_instructor':
    'Sie sind registriert. Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen schicken. Danach prüfen wir Ihr akademisches Profil und schreiben Ihnen eine E-Mail, sobald das geschehen ist.',
  'account.confirmed': 'Ihr Konto ist jetzt aktiv. Sie werden gleich zur Anmeldung weitergeleitet.',
  'account.confirmation_wrong': 'Ihre Eingabe stimmt nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  'account.owns_classes':
    'In Ihren Kursen schreiben Studierende. Archivieren oder löschen Sie diese Kurse zuerst.',
  'account.deletion_begun': 'Ihr Konto wird schon gelöscht.',
  'account.changed_meanwhile':
    'Jemand anderes hat dieses Konto inzwischen geändert. Schließen Sie das Fenster und öffnen Sie das Konto erneut, um den aktuellen Stand zu sehen.',
  'account.last_admin':
    'Es gibt sonst niemanden mit der Rolle Administration. Geben Sie sie zuerst einer anderen Person.',
  'account.scope_empty':
    'Wählen Sie mindestens ein Fachgebiet oder einen Kurs, oder vergeben Sie die Rolle für alle Kurse.',
  'account.scope_not_for_role': 'Diese Rolle lässt sich nicht auf bestimmte Kurse beschränken.',
  'account.scope_unknown':
    'Einen der gewählten Kurse oder eines der Fachgebiete gibt es nicht mehr. Entfernen Sie es aus der Auswahl und speichern Sie erneut.',
  not_found: 'Hier ist nichts!',
  'conflict.changed':
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. Laden Sie die Seite neu, um die aktuellen Werte zu sehen.',
  'accommodation.one_each': 'Es kann je Aufgabe einen Nachteilsausgleich geben und einen für den Kurs.',
  'accommodation.grants_nothing':
    'Ein Nachteilsausgleich für den Kurs braucht mehr Zeit, eine Verlängerung oder beides.',
  'class.held':
    'Für diesen Kurs gilt eine Aufbewahrungspflicht. Er und seine Aufgaben können nicht gelöscht werden. Fragen Sie die Verwaltung.',
  'class.key_taken': 'Dieser Einschreibeschlüssel ist schon vergeben. Erzeugen Sie einen anderen.',
  'class.key_empty': 'Der Einschreibeschlüssel ist leer!',
  'class.key_unknown': 'Kein Kurs hat diesen Einschreibeschlüssel.',
  'class.key_needed': 'Suchen Sie den Kurs zuerst mit seinem Einschreibeschlüssel.',
  'class.keys_guessed_one':
    'Zu viele der eingegebenen Schlüssel gehören zu keinem Kurs. Fragen Sie Ihre Lehrkraft nach dem Schlüssel und versuchen Sie es in einer Minute erneut.',
  'class.keys_guessed_other':
    'Zu viele der eingegebenen Schlüssel gehören zu keinem Kurs. Fragen Sie Ihre Lehrkraft nach dem Schlüssel und versuchen Sie es in {{count}} Minuten erneut.',
  'class.already_enrolled': 'Sie sind in diesem Kurs schon eingeschrieben.',
  'class.is_staff': 'Sie unterrichten oder assistieren schon in diesem Kurs.',
  'class.closed': 'Dieser Kurs ist nicht offen für Einschreibungen.',
  'class.archived':
    'Dieser Kurs ist archiviert. Sie können seine Texte lesen, aber nicht ändern oder abgeben.',
  'class.area_required': 'Das Fachgebiet fehlt.',
  'class.level_required': 'Die Stufe fehlt.',
  'class.too_short': 'Das Ende muss mindestens einen Tag nach dem Beginn liegen.',
  'class.dates_reversed': 'Der Beginn kann nicht nach dem Ende liegen.',
  'class.letter_in_use': 'Studierende haben diese Noten schon, deshalb bleiben sie ausgewählt: {{letters}}.',
  'class.has_assignments_outside': 'Der Zeitraum des Kurses muss alle Aufgaben umfassen.',
  'class.one_named': 'Wählen Sie entweder eine Person oder eine Aufgabe.',
  'research.too_large': 'Das ist zu viel für einen Export. Exportieren Sie die Aufgaben einzeln.',
  'pdfs.no_texts': 'Diese Aufgabe hat noch niemand begonnen.',
  'pdfs.too_many_orders':
    'Ihre anderen PDFs werden noch erstellt. Warten Sie, bis eine dieser Bestellungen fertig ist, oder brechen Sie eine ab.',
  'pdfs.too_many_texts': 'Diese Aufgabe hat zu viele Texte, um alle PDFs auf einmal zu erstellen.',
  'pdfs.list': 'Liste der Texte',
  'pdfs.student': 'Name',
  'pdfs.file': 'Datei',
  'pdfs.result': 'Ergebnis',
  'pdfs.included': 'Enthalten',
  'pdfs.failed':
    'Dieser Text konnte nicht umgewandelt werden. Laden Sie ihn in seinem eigenen Format herunter.',
  'pdfs.names_hidden':
    'Ausgelassen: Seit die PDF erstellt wurde, sind die Namen verborgen. Erstellen Sie die PDFs erneut.',
  'class.full':
    'Die Dokumente dieses Kurses haben ihren Speicherplatz aufgebraucht. Reiner Text wird weiterhin gespeichert: Entfernen Sie die zuletzt hinzugefügten Bilder oder Dateien, und informieren Sie Ihre Lehrkraft.',
  'assignment.not_started': 'Diese Aufgabe hat noch nicht begonnen.',
  'assignment.closed': 'Die Frist dieser Aufgabe ist abgelaufen.',
  'assignment.paused': 'Die Lehrkraft hat diese Aufgabe angehalten.',
  'assignment.already_started': 'Sie haben diese Aufgabe schon begonnen.',
  'assignment.draft_already_submitted': 'Das wurde schon abgegeben.',
  'assignment.not_current_step': 'Dieser Entwurf ist jetzt nicht an der Reihe.',
  'assignment.starts_before_class': 'Der Beginn kann nicht vor dem Beginn des Kurses liegen.',
  'assignment.ends_after_class': 'Die Frist kann nicht nach dem Ende des Kurses liegen.',
  'assignment.too_short': 'Die Frist muss mindestens {{minutes}} Minuten nach dem Beginn liegen.',
  'assignment.drafts_exceed_total': 'Die Anteile der Entwürfe ergeben zusammen mehr als 100 %.',
  'assignment.too_many_drafts': 'Eine Aufgabe kann bis zu {{max}} Entwürfe haben.',
  'assignment.draft_submitted':
    'Studierende haben diesen Entwurf schon abgegeben. Er lässt sich nicht mehr löschen.',
  'assignment.drafts_kept': 'Solange es einen Entwurf gibt, lassen sich Entwürfe nicht abwählen.',
  'assignment.draft_incomplete': 'Füllen Sie die nötigen Felder aus.',
  'assignment.draft_repeated':
    'Derselbe Entwurf wurde zweimal gesendet. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'assignment.draft_outside':
    'Die Frist von {{title}} muss zwischen dem Beginn und der letzten Frist liegen.',
  'assignment.draft_past': 'Die Frist von {{title}} kann nicht vor heute liegen.',
  'assignment.draft_title_too_long': 'Der Titel eines Entwurfs kann bis zu {{max}} Zeichen haben.',
  'assignment.one_main_file': 'Eine Aufgabe kann nur eine Hauptdatei haben.',
  'assignment.main_file_stays': 'Die Hauptdatei einer Aufgabe lässt sich nicht entfernen.',
  'template.unknown': 'Diese Vorlage ist nicht mehr in Ihrer Sammlung.',
  'template.file_required': 'Die Datei fehlt.',
  'template.has_copies':
    'Studierende haben schon mit dieser Datei begonnen. Sie lässt sich nicht mehr entfernen.',
  'template.too_many': 'Eine Aufgabe kann bis zu zehn zusätzliche Dateien haben.',
  'document.invalid': 'Diese Datei lässt sich nicht als Dokument öffnen.',
  'document.wrong_type': 'Dieser Dateityp ist ungültig. Laden Sie eine gültige Office-Vorlage hoch.',
  'import.unreadable':
    'Diese Datei ist keine Tabelle mit einer Spalte „email“. Wählen Sie eine andere Datei.',
  'import.too_many': 'Es sind mehr als 10.000 Zeilen. Importieren Sie sie in Teilen.',
  'badge.name': 'Prozessbescheinigung',
  'badge.description': 'Die Aufzeichnung, wie ein Text geschrieben wurde, Speicherung für Speicherung.',
  'badge.criteria':
    'Der Text wurde in Redraft geschrieben; jede Speicherung steht in einer Hash-Kette. Der Badge sagt, wann und wie oft gespeichert wurde. Er sagt nicht, wer an der Tastatur saß oder wie gut der Text ist.',
  'badge.evidence':
    'Speicherungen: {{saves}}, vom {{from}} bis {{to}}. Wörter am Ende: {{words}}. Kopf der Hash-Kette: {{head}}',
  'oneroster.too_many_sources': 'Es sind bis zu {{max}} Schulverwaltungssysteme möglich.',
  'oneroster.address_refused': 'Geben Sie Adressen an, die mit https:// beginnen und im Internet liegen.',
  'oneroster.secret_required': 'Geben Sie das Client-Geheimnis an.',
  'oneroster.import_running':
    'Ein anderer Import dieses Systems läuft gerade. Warten Sie, bis er beendet ist, und wählen Sie die Dateien dann noch einmal.',
  'oneroster.files_gone': 'Die Dateien sind nicht mehr hier. Wählen Sie sie noch einmal.',
  'oneroster.files_too_large':
    'Eine Datei ist größer als 10 MB, oder alle Dateien zusammen sind größer als 30 MB. Wählen Sie die .zip-Datei des Exports (höchstens 10 MB).',
  'import.not_allowed': 'Bei dieser Aufgabe dürfen Sie hier keine Datei importieren.',
  'import.other_type':
    'Das ist keine {{ending}}-Datei, oder sie ist beschädigt. Wählen Sie eine andere Datei für den Import.',
  'conversion.unavailable':
    'LibreOffice ist hier nicht installiert, deshalb lassen sich OpenDocument-Dateien nicht öffnen. Speichern Sie die Datei in ihrem Programm als {{ending}} und wählen Sie diese Datei.',
  'conversion.other_type':
    'Das ist keine Datei vom Typ {{ending}}, oder sie ist beschädigt. Öffnen Sie sie in ihrem Programm, speichern Sie sie erneut und wählen Sie sie dann.',
  'conversion.encrypted':
    'Diese Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort und wählen Sie sie erneut.',
  'conversion.waiting': 'Diese Datei wird noch umgewandelt. Versuchen Sie es gleich erneut.',
  'conversion.failed':
    'Diese Datei konnte nicht umgewandelt werden. Speichern Sie sie in ihrem Programm als {{ending}} und wählen Sie diese Datei.',
  'conversion.timed_out':
    'Das Umwandeln dieser Datei hat zu lange gedauert. Speichern Sie sie in ihrem Programm als {{ending}} und wählen Sie diese Datei.',
  'attachment.not_allowed': 'Bei dieser Aufgabe können keine Dateien angehängt werden.',
  'attachment.none': 'Wählen Sie mindestens eine Datei.',
  'attachment.too_large': 'Datei größer als 4 MB: {{names}}',
  'attachment.all_too_large': 'Die Dateien sind zusammen größer als 10 MB. Wählen Sie kleinere Dateien.',
  'attachment.too_many': 'Eine Abgabe kann bis zu {{max}} angehängte Dateien haben.',
  'attachment.unsupported': 'Nicht unterstützter Dateityp: {{names}}',
  'document.too_large': 'Das Dokument ist zu groß.',
  'document.no_editor':
    'Dateien dieses Typs öffnen sich in ihrem eigenen Programm. Laden Sie die Datei herunter, um sie zu öffnen.',
  'document.no_file_history':
    'Änderungen nach Zellen und Folien gibt es nur für Tabellen, Präsentationen und Zeichnungen. Wie ein Text entstand, zeigt das Zurückspulen.',
  'document.no_pdf':
    'Aus dieser Datei lässt sich hier kein PDF erstellen. Laden Sie die Datei selbst herunter, oder drucken Sie sie im Browser.',
  'document.pdf_failed':
    'Das PDF konnte nicht erstellt werden. Laden Sie die Datei selbst herunter, oder drucken Sie sie im Browser.',
  'document.pdf_waiting': 'Dieses PDF wird noch erstellt. Versuchen Sie es gleich erneut.',
  'document.opens_here': 'Diese Datei wird hier im Editor bearbeitet und lässt sich deshalb nicht ersetzen.',
  'document.other_type':
    'Das ist eine Datei eines anderen Typs. Ersetzen Sie die Datei durch eine des Typs, den Sie heruntergeladen haben.',
  'document.has_macros':
    'Diese Datei enthält Makros. Speichern Sie sie ohne Makros und laden Sie sie erneut hoch.',
  'section.name_taken': 'Der Kurs hat schon eine Gruppe mit diesem Namen.',
  'comment.no_passage': 'Diese Wörter stehen nicht mehr im Text. Markieren Sie die Stelle erneut.',
  'comment.passage_too_long':
    'Ein Kommentar kann sich auf bis zu {{max, number}} Zeichen beziehen. Markieren Sie eine kürzere Stelle.',
  'comment.too_many': 'Ein Text kann höchstens {{max, number}} Kommentare haben.',
  'comment.too_many_replies': 'Ein Kommentar kann höchstens {{max, number}} Antworten haben.',
  'comment.not_declined': 'Diese Begründung wurde inzwischen zurückgezogen.',
  'bank.full':
    'Ihre Kommentarbank fasst bis zu {{max, number}} Kommentare. Löschen Sie einen, um einen anderen hinzuzufügen.',
  'feedback.others': 'Nur die Person, die einen Kommentar geschrieben hat, kann ihn ändern oder löschen.',
  'rubric.title_taken': 'Sie haben schon ein Bewertungsraster mit diesem Titel.',
  'assistant.email_invalid': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'assistant.not_member': 'Diese Person ist keine Lehrassistenz in diesem Kurs.',
  'assistant.unknown': 'Kein Konto hat diese E-Mail-Adresse.',
  'assistant.unconfirmed': 'Diese Person hat ihr Konto noch nicht bestätigt.',
  'assistant.no_role':
    'Dieses Konto hat keine Rolle und lässt sich deshalb nicht nutzen. Die Administration kann ihm eine geben.',
  'assistant.already_member': 'Diese Person gehört schon zum Kurs.',
  'submission.closed': 'Dieser Text wurde abgegeben und lässt sich nicht mehr ändern.',
  'submission.no_neighbour': 'Es gibt keine weiteren Texte zu dieser Aufgabe.',
  'submission.writing_ended': 'Die Lehrkraft hat das Schreiben an diesem Text beendet.',
  'submission.draft_exists': 'Für den gewählten Entwurf gibt es bereits eine Abgabe.',
  'submission.graded':
    'Dieser Text hat schon eine Note. Es kann nichts mehr im Namen der Person abgegeben werden.',
  'submission.exception_too_early':
    'Eine Ausnahme kann nicht in der Vergangenheit und nicht vor der Frist des Entwurfs enden.',
  'submission.comment_needs_draft': 'Die kommentierte Fassung muss zu einem abgegebenen Entwurf gehören.',
  'submission.comment_ended': 'Das Kommentieren dieses Entwurfs ist bereits beendet.',
  'grade.invalid': 'Diese Note ist ungültig.',
  'grade.changed':
    'Diese Note wurde inzwischen geändert. Sie ist jetzt {{current}}. Ihre Note, {{given}}, wurde nicht gespeichert.',
  'grade.many_changed':
    'Einige Noten wurden inzwischen geändert ({{count}}), deshalb wurde nichts gespeichert. Prüfen Sie die Liste erneut.',
  'grade.file_unreadable':
    'Diese Datei lässt sich nicht lesen. Speichern Sie sie als CSV in UTF-8 oder als Arbeitsmappe (xlsx) und wählen Sie sie erneut.',
  'grade.sheet': 'Noten',
  'grade.code': 'Kürzel',
  'grade.missed': 'Versäumt',
  'grade.average': 'Durchschnitt',
  'grade.points': 'Punkte',
  'grade.points_of': 'Mögliche Punkte',
  'grade.not_submitted': 'Dieser Text wurde nicht abgegeben. Um ihn trotzdem zu benoten, bestätigen Sie das.',
  'grade.marked_twice':
    'Diesen Text bewerten zwei Personen. Sobald beide fertig sind, können Sie seine Note auf der Seite der Zweitkorrektur vergeben.',
  'calibration.closed':
    'Die Bewertungen dieser Runde sind schon sichtbar. Ihre lässt sich nicht mehr ändern.',
  'calibration.no_marker':
    'Eine Person aus dem Team darf in diesem Kurs nicht mehr benoten. Wählen Sie das Team erneut.',
  'calibration.no_texts': 'Es gibt keinen abgegebenen Text ohne Note, den das ganze Team bewerten darf.',
  'marking.closed': 'Beide Bewertungen liegen vor. Ihre lässt sich nicht mehr ändern.',
  'marking.no_marker':
    'Eine der beiden Personen darf in diesem Kurs nicht mehr benoten. Wählen Sie eine andere.',
  'marking.no_texts': 'Es gibt keinen abgegebenen Text ohne Note, den beide bewerten dürfen.',
  'marking.not_ready': 'Einigen dieser Texte fehlt noch eine Bewertung, oder sie haben schon eine Note.',
  'review.size': 'Zwischen {{min}} und {{max}} Studierende können einander begutachten.',
  'review.too_few':
    'Bei {{size}} Studierenden kann jede Person höchstens {{most}} andere begutachten. Wählen Sie weniger Peer-Reviews.',
  'review.odd':
    'Im Modus Mutal können {{size}} Studierende nicht je {{reviewer}} Peer-Reviews schreiben: Eine ungerade Zahl von Studierenden braucht eine gerade Zahl von Peer-Reviews. Wählen Sie eine andere Zahl oder einen anderen Modus.',
  'review.one_way':
    'Im Modus Unidirectional braucht es für {{reviewer}} Peer-Reviews je Text mindestens {{least}} Studierende. Wählen Sie weniger Peer-Reviews oder einen anderen Modus.',
  'review.only_texts':
    'Studierende können nur Texte begutachten. Diese Aufgabe hat eine Tabelle, eine Präsentation oder eine Zeichnung.',
  'review.self': 'Studierende können ihren eigenen Text nicht begutachten.',
  'review.not_in_class':
    'Nur Studierende dieses Kurses können begutachten und begutachtet werden. Laden Sie die Seite neu.',
  'review.too_many_reviewers': 'Ein Text kann bis zu {{max}} Begutachtende haben.',
  'review.deadline_too_early':
    'Die Frist des Peer-Reviews zu „{{title}}“ kann nicht vor der Frist des Entwurfs liegen.',
  'review.already_reviewer': 'Diese Person begutachtet diesen Text schon.',
  'review.not_candidate': 'Diesen Text können Sie nicht begutachten.',
  'review.nothing_handed_in': 'Zu diesem Entwurf wurde noch nichts abgegeben.',
  'review.already_added': 'Dieser Text steht schon in Ihrer Peer-Review-Liste.',
  'review.enough': 'Sie haben schon genug Peer-Reviews für diesen Entwurf gewählt: {{max}}.',
  'review.untracked_change':
    'Das lässt sich nicht speichern, weil es den Text direkt ändert. Machen Sie die letzte Änderung rückgängig und schlagen Sie sie stattdessen vor, oder fügen Sie einen Kommentar hinzu.',
  'review.submitted': 'Dieses Peer-Review wurde abgegeben und kann nicht mehr geändert werden.',
  'review.withdrawn':
    'Dieses Peer-Review wird nicht mehr benötigt. Sie können weiterhin lesen, was Sie geschrieben haben.',
  'review.practice_first':
    'Üben Sie zuerst am Beispiel: Schreiben Sie dort einen Kommentar, und vergleichen Sie ihn. Danach können Sie dieses Peer-Review schreiben.',
  'review.practice_empty': 'Schreiben Sie zuerst mindestens einen Kommentar zum Beispiel.',
  'review.passage_missing':
    'Die Wörter „{{passage}}“ stehen nicht im Beispiel. Markieren Sie die Wörter erneut, oder entfernen Sie den Kommentar.',
  'review.example_unreadable':
    'Diese Datei lässt sich nicht als Text lesen. Wählen Sie ein Word-Dokument (.docx) oder eine reine Textdatei (.txt).',
  'review.example_empty': 'In dieser Datei steht kein Text. Wählen Sie eine andere.',
  'review.example_too_long':
    'Ein Beispiel kann bis zu {{max, number}} Zeichen haben. Wählen Sie ein kürzeres.',
  'review.example_too_large':
    'Die Datei eines Beispiels kann bis zu 4 MB groß sein. Wählen Sie eine kleinere.',
  'review.criteria_missing':
    'Geben Sie jedem Kriterium eine Stufe und einen Kommentar, bevor Sie dieses Peer-Review abgeben. Es fehlen noch: {{titles}}.',
  'note.stays': 'Der Text wurde mit dieser Notiz abgegeben. Sie lässt sich nicht mehr ändern.',
  'note.too_many': 'Ein Text kann bis zu 200 Notizen haben.',
  'note.outside': 'Wählen Sie für die Notiz eine Zeit zwischen dem Beginn des Textes und jetzt.',
  'certificate.unreadable':
    'Diese Datei ist keine Prozessbescheinigung von Redraft. Wählen Sie die Bescheinigung genau so, wie sie heruntergeladen wurde.',
  'certificate.text_unreadable':
    'Der Text dieser Datei lässt sich nicht lesen. Wählen Sie ein Word-Dokument (.docx) oder eine reine Textdatei in UTF-8.',
  'certificate.record_differs':
    'Die Aufzeichnung dieses Textes stimmt nicht mit dem gespeicherten Text überein, deshalb lässt sich keine Bescheinigung ausstellen. Wenden Sie sich an die Betreiber dieser Website.',
  'file.full':
    'Die Fassungen dieses Dokuments haben ihren Speicherplatz aufgebraucht. Reiner Text wird weiterhin gespeichert: Entfernen Sie die zuletzt hinzugefügten Bilder oder Dateien, oder beginnen Sie mit kleineren.',
  'file.conflict': 'Das Dokument wurde anderswo geändert.',
  'file.locked': 'Im Moment schreibt jemand anderes in diesem Dokument.',
  'file.name_invalid': 'Dieser Dateiname ist ungültig. Wählen Sie einen anderen.',
  'file.name_taken': 'Eine Datei mit diesem Namen gibt es schon.',
  'file.token_invalid': 'Ihr Zugriff auf dieses Dokument ist abgelaufen. Öffnen Sie es erneut.',
  'file.view_only': 'Dieses Dokument ist nur zum Lesen geöffnet.',
  'editor.unreachable': 'Der Editor ist im Moment nicht erreichbar. Versuchen Sie es in einer Minute erneut.',
  'editor.unsigned': 'Die Anfrage ist nicht vom Editor signiert.',
  'editor.foreign_source': 'Diese WOPISrc ist hier nicht erlaubt.',
  'operation.unsupported': 'Das wird hier nicht unterstützt.',
  'service.files_unavailable':
    'Der Speicher für ältere Texte und Dateien ist im Moment nicht erreichbar. Es geht nichts verloren. Versuchen Sie es in einer Minute erneut.',
  'service.storage_full':
    'Der Server hat keinen Speicherplatz mehr, deshalb kann gerade nichts gespeichert werden. Versuchen Sie es in einer Minute erneut.',
  'service.unavailable_one': 'Das ist im Moment nicht möglich. Versuchen Sie es in einer Sekunde erneut.',
  'service.unavailable_other':
    'Das ist im Moment nicht möglich. Versuchen Sie es in {{count}} Sekunden erneut.',
  internal: 'Bei uns ist etwas schiefgelaufen. Kennung: {{reference}}',
  'page.slow': 'Das dauert länger als üblich. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  'page.retry': 'Erneut versuchen',
  'answer.none': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'answer.unreadable':
    'Der Server hat eine Antwort gesendet, die sich nicht lesen lässt (Status {{status}}). Versuchen Sie es in einer Minute erneut.',
  'answer.unexpected':
    'Der Server hat eine Antwort gesendet, die diese Seite nicht versteht. Laden Sie die Seite neu.',
  'value.required': 'Füllen Sie dieses Feld aus.',
  'value.title_required': 'Der Titel fehlt.',
  'value.title_too_long': 'Ein Titel kann bis zu {{max}} Zeichen haben.',
  'value.invalid': 'Dieser Wert ist ungültig.',
  'value.choose': 'Wählen Sie einen Eintrag aus der Liste.',
  'value.email': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'value.too_short': 'Mindestens {{min}} Zeichen.',
  'value.too_long': 'Höchstens {{max}} Zeichen.',
  'value.too_small': 'Mindestens {{min, number}}.',
  'value.too_big': 'Höchstens {{max, number}}.',
  'value.number': 'Geben Sie eine Zahl ein.',
  'value.not_number': '„{{text}}“ ist keine Zahl.',
  'value.whole': 'Geben Sie eine ganze Zahl ein.',
  'value.multiple_of': 'In Schritten von {{step, number}}.',
  'value.no_such_day': 'Dieses Datum gibt es nicht.',
  'value.year_too_far': 'Das Jahr muss zwischen {{first}} und {{last}} liegen.',
  'value.zone_unknown': 'Wählen Sie eine Zeitzone aus der Liste.',
  'text.control_characters': 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.',
  'text.stacked_marks': 'Dieser Text hat zu viele Akzente auf einem Buchstaben.',
  'text.link_scheme': 'Ein Link muss mit https://, http:// oder mailto: beginnen.',
  'text.line_breaks': 'Dieser Text muss in einer Zeile stehen.',
  'text.direction': 'Dieser Text enthält Zeichen, die die Schreibrichtung ändern.',
  'text.invisible': 'Dieser Text hat keine sichtbaren Zeichen.',
  'step.final': 'Endgültige Abgabe',
  'notice.work': '„{{title}}“',
  'notice.work_step': '{{step}} von „{{title}}“',
  'notice.submitted_auto': 'Automatisch abgegeben: {{title}}',
  'notice.submitted_auto_text':
    '{{work}} wurde zur Frist, {{until}}, automatisch abgegeben. Die Abgabe enthält, was bis dahin gespeichert war. Spätere Änderungen bleiben in Ihrem eigenen Text.',
  'notice.missed': 'Nicht abgegeben: {{title}}',
  'notice.missed_text':
    'Die Frist für {{work}} ist am {{until}} abgelaufen, und es wurde nichts abgegeben. Was Sie geschrieben haben, bleibt erhalten. Wenn Sie mehr Zeit brauchen, fragen Sie Ihre Lehrkraft.',
  'notice.open_again': 'Wieder offen: {{title}}',
  'notice.open_again_text': '{{work}} ist bis {{until}} wieder offen.',
  'notice.open_again_endless_text': '{{work}} ist wieder offen, ohne Frist.',
  'notice.exception_granted': 'Ausnahme gewährt: {{title}}',
  'notice.exception_granted_text': 'Sie haben eine Ausnahme: Sie können {{work}} bis {{until}} abgeben.',
  'notice.exception_granted_endless_text': 'Sie haben eine Ausnahme: Sie können {{work}} ohne Frist abgeben.',
  'notice.exception_revoked': 'Ausnahme zurückgezogen: {{title}}',
  'notice.exception_revoked_text': 'Ihre Ausnahme für {{work}} wurde zurückgezogen. Die Frist gilt wieder.',
  'notice.text_repaired': 'Die Formatierung Ihres Textes wurde geändert',
  'notice.text_repaired_text':
    'Die Administration hat die Formatierung von {{work}} geändert, aber kein Wort darin. Die frühere Fassung finden Sie im Versionsverlauf.',
  'notice.reopened': 'Wieder geöffnet: {{title}}',
  'notice.reopened_text': 'Ihre Lehrkraft hat {{work}} wieder geöffnet: Sie können weiterschreiben.',
  'notice.grade_released': 'Neue Note: {{title}}',
  'notice.grade_released_text': 'Sie haben eine Note für {{work}} erhalten.',
  'notice.feedback_added': 'Neue Rückmeldung: {{title}}',
  'notice.feedback_added_text': 'Sie haben eine neue Rückmeldung zu {{work}} erhalten.',
  'notice.review_assigned': 'Peer-Review: {{title}}',
  'notice.review_assigned_text':
    'Sie sind für das Peer-Review zu {{work}} eingeteilt. Die Texte finden Sie auf der Seite des Kurses.',
  'notice.review_due': 'Peer-Review bald fällig: {{title}}',
  'notice.review_due_text': 'Ihr Peer-Review zu {{work}} ist bis {{until}} fällig.',
  'notice.review_withdrawn': 'Peer-Review nicht mehr benötigt: {{title}}',
  'notice.review_withdrawn_text':
    'Ein Peer-Review zu {{work}}, das Sie begonnen haben, wird nicht mehr benötigt. Sie können weiterhin lesen, was Sie geschrieben haben.',
  'notice.review_received': 'Peer-Review erhalten: {{title}}',
  'notice.review_received_text': 'Sie haben ein Peer-Review zu {{work}} erhalten.',
  'notice.review_rated': 'Antwort auf Ihr Peer-Review: {{title}}',
  'notice.review_rated_text':
    'Für Ihr Peer-Review zu {{work}} wurde angegeben, wie hilfreich es war. Sie finden die Antwort in Ihrer Peer-Review-Liste.',
  'support.tracker_sign_in': 'Anmelden und mein Konto',
  'support.tracker_classes': 'Kurse und Aufgaben',
  'support.tracker_writing': 'Schreiben, Speichern und Abgeben',
  'support.tracker_feedback': 'Noten, Rückmeldungen und Auswertungen',
  'support.tracker_else': 'Etwas anderes',
  'support.unknown_tracker': 'Wählen Sie, worum es geht.',
  'support.thanks':
    'Danke für Ihre Nachricht. Für Ihr Anliegen wurde ein Ticket angelegt. Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
  'contact.thanks': 'Danke für Ihre Nachricht. Wir antworten Ihnen per E-Mail.',
  'notice.data_ready': 'Ihre Daten stehen zum Herunterladen bereit',
  'notice.data_ready_text':
    'Sie können die Datei mit Ihren Daten bis {{until}} auf Ihrer Profilseite herunterladen.',
  'notice.pdfs_ready': 'PDFs sind fertig: {{title}}',
  'notice.pdfs_ready_text':
    'Sie können die PDFs aller Texte bis {{until}} auf der Seite des Kurses herunterladen.',
  'notice.deadline_near': 'Bald fällig: {{title}}',
  'notice.deadline_near_text': '{{work}} ist bis {{until}} fällig.',
  'notice.not_begun': 'Noch nicht begonnen: {{title}}',
  'notice.not_begun_text':
    '{{work}} ist bis {{until}} fällig. Sie haben den Text noch nicht zum Schreiben geöffnet.',
  'notice.submission_received': 'Abgegeben: {{title}}',
  'notice.submission_received_text_one': 'Ein Text zu {{work}} wurde abgegeben.',
  'notice.submission_received_text_other':
    '{{count}} Texte zu {{work}} wurden innerhalb einer Stunde abgegeben.',
  'notice.link_unknown': 'Dieser Link ist unvollständig. Öffnen Sie ihn erneut aus der E-Mail.',
  'notice.closed': 'Frist abgelaufen: {{title}}',
  'notice.closed_text':
    'Die Frist für {{work}} in {{course}} ist am {{until}} abgelaufen. Automatisch abgegeben: {{auto, number}}. Nicht abgegeben: {{missed, number}}.',
  'roster.last_name': 'Nachname',
  'roster.first_name': 'Vorname',
  'roster.email': 'E-Mail',
  'roster.username': 'Benutzername',
  'roster.section': 'Gruppe',
  'roster.status': 'Status',
  'roster.enrolled_on': 'Eingeschrieben am',
  'roster.writing_time': 'Schreibzeit',
  'roster.enrolled': 'eingeschrieben',
  'roster.invited': 'eingeladen',
  'book.class': 'Kurs',
  'book.students': 'Studierende',
  'book.assignments': 'Aufgaben',
  'book.submissions': 'Abgaben',
  'book.class_name': 'Kursname',
  'book.instructor': 'Lehrkraft',
  'book.subject_area': 'Fachgebiet',
  'book.student_level': 'Stufe',
  'book.start_date': 'Beginn',
  'book.end_date': 'Ende',
  'book.time_zone': 'Zeitzone aller Zeiten',
  'book.grade_method': 'Benotung',
  'book.numeric': 'Punkte',
  'book.letter': 'Buchstaben',
  'book.exported': 'Exportiert ({{zone}})',
  'book.begun': 'Begonnene Aufgaben',
  'book.handed_in': 'Abgegebene Aufgaben',
  'book.late': 'Verspätet',
  'book.assignment': 'Aufgabe',
  'book.start': 'Beginn ({{zone}})',
  'book.deadline': 'Frist ({{zone}})',
  'book.autosubmit': 'Automatische Abgabe',
  'book.autoevaluate': 'Automatische Auswertung',
  'book.enforcement': 'Verbindliche Frist',
  'book.texts': 'Begonnene Texte',
  'book.created': 'Angelegt ({{zone}})',
  'book.changed': 'Letzte Statusänderung ({{zone}})',
  'book.grade': 'Note',
  'book.drafts': 'Entwürfe',
  'book.drafts_handed_in': 'Abgegebene Entwürfe',
  'map.caption':
    'Eingefügte und gelöschte Zeichen in jedem Teil des Textes, nach Schreibsitzungen ({{zone}})',
  'map.empty': 'Noch nichts geschrieben.',
  'map.sitting': 'Schreibsitzung',
  'status.none': 'Nicht abgegeben',
  'status.submitted': 'Abgegeben',
  'status.late': 'Verspätet abgegeben',
  'status.instructor': 'Von der Lehrkraft abgegeben',
  'status.exception': 'Mit Ausnahme abgegeben',
  'status.auto': 'Automatisch abgegeben',
  'status.excepted': 'Ausnahme',
  'status.missed': 'Abgabe versäumt',
  'status.without_name': 'Ohne Namen benotet',
  'data.readme': `Ihre Daten in Redraft
erstellt am {{at}}

Alle Zeiten sind in UTC (ISO 8601). Dateien auf .json öffnet jeder Texteditor.

profile.json
  Ihr Konto, Rollen, Einstellungen, Hochschulen, Kurse, Nachteilsausgleich, Anmeldungen, Mitteilungen, die E-Mails
  an Sie und was Sie an den Support geschrieben haben.
acts.json
  Eine Aufzeichnung dessen, was Sie getan haben: wann, was und die Nummer des betroffenen Eintrags.
texts/
  Ein Ordner für jeden Text, den Sie begonnen haben:
  text.docx                     der Text, wie er jetzt ist (oder .pptx, .xlsx, .odg)
  text - process-log.json       wie er entstanden ist: der Text, mit dem die Datei begann ("base"), dann jede
                                Fassung mit Nummer, Zeit, Herkunft, Wörtern und Änderungen. Eine Änderung
                                nimmt bei "position" (in Zeichen vom Anfang gezählt) "deleted" weg und setzt
                                "inserted" dorthin. Nacheinander ausgeführt führen sie von "base" zum Text.
                                Aufgezeichnet sind nur gespeicherte Fassungen, keine Tastenanschläge.
  text - original …             OpenDocument-Dateien, die Sie importiert haben, wie Sie sie hochgeladen haben
  files/                        weitere Dateien, jede mit ihrem eigenen Protokoll
  attachments/                  was Sie angehängt haben
  about.json                    Kurs, Entwürfe mit Abgabefristen, Noten, die Sie sehen können, Rückmeldungen,
                                Kommentare, Ihre Notizen und Ihr Plan
  reviews/                      Peer-Reviews, die Sie bekommen haben, ohne Namen, wenn sie anonym waren
reviews-written/
  Peer-Reviews, die Sie geschrieben haben, und Ihre Kommentare zu Beispielen.
teaching/
  Für Lehrende: Kurse, Ihre Rückmeldungen und Kommentare, Bewertungsraster, Kommentarbank und Vorlagen.

Nicht enthalten: Namen und Texte anderer, Noten, die noch nicht freigegeben sind, und Passwörter, von
denen nur ein Prüfwert aufbewahrt wird.
`,
  'check.timeout': 'Keine Antwort innerhalb von {{seconds}} Sekunden.',
  'check.error': 'Fehler: {{reason}}.',
  'check.settings_ok': 'Alle Variablen sind lesbar.',
  'check.settings_invalid': 'Einstellungen: {{reason}}',
  'check.database_encoding': 'Die Datenbank hat die Kodierung {{encoding}}. Legen Sie sie in UTF-8 an.',
  'check.database_trigrams':
    'Die Erweiterung pg_trgm fehlt. Installieren Sie das Paket contrib von PostgreSQL.',
  'check.database_ok': 'PostgreSQL {{version}}, migriert.',
  'check.database_pending':
    'Migrationen, die noch ausstehen: {{migrations}}. Der nächste Start führt sie aus. Sichern Sie vorher die Datenbank.',
  'check.replica_off': 'Nicht eingerichtet: Die Datenbank beantwortet alles.',
  'check.replica_ok':
    'Beantwortet Diagramme und Berichte. Es lag höchstens {{seconds, number(maximumFractionDigits: 1)}} s zurück.',
  'check.replica_away':
    'DATABASE_REPLICA_URL antwortet nicht ({{reason}}). Solange beantwortet die Datenbank Diagramme und Berichte.',
  'check.replica_behind':
    'Das Lesereplikat liegt zu weit zurück. Solange beantwortet die Datenbank Diagramme und Berichte. Siehe docs/operations/scaling.md.',
  'check.replica_not_streaming':
    'Das Lesereplikat empfängt nichts von der Datenbank. Prüfen Sie primary_conninfo und das Protokoll des Replikats.',
  'check.replica_not_in_recovery':
    'DATABASE_REPLICA_URL ist kein Replikat (mehr): Dort kann geschrieben werden. Richten Sie das Replikat neu ein.',
  'check.replica_other_database':
    'DATABASE_REPLICA_URL gehört zu einer anderen Datenbank als DATABASE_URL. Korrigieren Sie eine der beiden.',
  'check.clocks_ok':
    'Die Uhren dieser Maschine und der Datenbank weichen um {{seconds, number(maximumFractionDigits: 1)}} s voneinander ab.',
  'check.clocks_differ':
    'Die Uhren dieser Maschine und der Datenbank weichen um {{seconds, number(maximumFractionDigits: 1)}} s voneinander ab. Nach ihnen richten sich die Fristen: Stellen Sie beide per NTP.',
  'check.secret_new': 'Es wird beim ersten Start erzeugt und in der Datenbank gespeichert.',
  'check.secret_stored': 'In der Datenbank gespeichert.',
  'check.secret_set': 'Durch SECRET gesetzt; es passt zu dieser Datenbank.',
  'check.administrator_none':
    'Niemand kann diese Installation verwalten: npm run admin -- create oder die Seite /setup.',
  'check.administrator_ok': 'Es gibt jemanden, der diese Installation verwaltet.',
  'check.demo_none': 'Es gibt keine Demo-Daten.',
  'check.demo_closed': 'Sie können sich nicht anmelden. npm run demo -- remove entfernt die Demo-Daten.',
  'check.demo_open':
    'Alle kennen ihr Passwort, und der Server ist für andere erreichbar. Setzen Sie DEMO=off.',
  'check.demo_local': 'Sie können sich anmelden; der Server ist für niemanden sonst erreichbar.',
  'check.address_local': '{{address}}, für diese Maschine oder dieses Netz.',
  'check.address_unset': 'PUBLIC_URL ist nicht gesetzt: Links in E-Mails führen zu localhost.',
  'check.address_plain':
    '{{address}} ist nicht verschlüsselt. Stellen Sie einen Proxy mit TLS davor und setzen Sie PUBLIC_URL auf https://…',
  'check.address_proxy': 'TRUST_PROXY ist nicht gesetzt: Alle hinter dem Proxy zählen als eine Adresse.',
  'check.address_ok': 'Adresse: {{address}}',
  'check.mail_off': 'Nicht eingerichtet: E-Mails bleiben im Postausgang.',
  'check.mail_ok':
    'Der Mailserver nimmt die Verbindung an. npm run doctor -- --mail-to ADRESSE sendet eine E-Mail.',
  'check.mail_sent': 'Der Mailserver hat eine E-Mail an {{to}} angenommen.',
  'check.mail_refused':
    'Der Mailserver nimmt die Verbindung oder die E-Mail nicht an ({{reason}}). Prüfen Sie SMTP_URL und MAIL_FROM.',
  'check.certificate_none': 'SAML_IDP_CERT enthält kein Zertifikat.',
  'check.certificate_expired':
    'Das Zertifikat der Hochschule ist am {{day}} abgelaufen. Setzen Sie das neue in SAML_IDP_CERT.',
  'check.certificate_ok': 'Das Zertifikat der Hochschule gilt bis {{day}}.',
  'check.certificate_soon':
    'Das Zertifikat der Hochschule läuft am {{day}} ab. Fügen Sie in SAML_IDP_CERT das nächste hinzu.',
  'check.sign_on_off': 'Nicht eingerichtet: Konten haben hier ein Passwort.',
  'check.sign_on_status': '{{address}} antwortet mit {{status}}. Prüfen Sie OIDC_ISSUER.',
  'check.sign_on_issuer':
    '{{address}} nennt den Aussteller {{issuer}}. Setzen Sie OIDC_ISSUER auf genau diesen Wert.',
  'check.answers': '{{address}} antwortet.',
  'check.silent':
    '{{address}} antwortet nicht ({{reason}}). Prüfen Sie, ob der Dienst läuft und dieser Server ihn erreicht.',
  'check.editor_built_in': 'Der eingebaute Editor.',
  'check.editor_discovery': '{{address}} liefert keine WOPI-Discovery ({{status}}). Prüfen Sie EDITOR_URL.',
  'check.pdf_off': 'Abgeschaltet: keine PDFs, keine OpenDocument-Dateien.',
  'check.pdf_ok': 'Gefunden: PDFs können erstellt und OpenDocument-Dateien geöffnet werden.',
  'check.pdf_none':
    'Nicht installiert: keine PDFs, keine OpenDocument-Dateien. Siehe docs/operations/pdf.md.',
  'check.pdf_broken': 'SOFFICE: {{program}} kann nicht ausgeführt werden. Prüfen Sie den Pfad.',
  'check.disk_ok':
    'Unter {{folder}} sind {{free, number(maximumFractionDigits: 1)}} von {{total, number(maximumFractionDigits: 1)}} GB frei.',
  'check.disk_low':
    'Unter {{folder}} sind {{free, number(maximumFractionDigits: 1)}} von {{total, number(maximumFractionDigits: 1)}} GB frei. Ist kein Platz mehr, wird nichts mehr gespeichert: Schaffen Sie Platz.',
  'check.objects_off': 'Nicht eingerichtet: Alles ist in der Datenbank.',
  'check.objects_ok':
    'Ein Objekt wurde gespeichert, gelesen und gelöscht. Objekte: {{objects, number}}, {{gigabytes, number(maximumFractionDigits: 1)}} GB.',
  'check.objects_leaving':
    'Objekte, die der Worker noch in die Datenbank verschiebt: {{objects, number}}. Objekte, die er noch zu löschen hat, was er nach einem Tag tut: {{unused, number}}. Behalten Sie die Einstellungen S3_…, bis beides 0 ist.',
  'check.objects_missing':
    'Die Einstellungen S3_… fehlen. Setzen Sie sie wie zuvor. Objekte im Objektspeicher: {{objects, number}}.',
  'check.objects_missing_unused':
    'Die Einstellungen S3_… fehlen. Setzen Sie sie wie zuvor. Objekte im Objektspeicher, die Inhalt haben: {{objects, number}}. Objekte, die dort noch zu löschen sind: {{unused, number}}.',
  'check.objects_fail': '{{reason}}. Siehe docs/operations/object-storage.md.',
  'check.backup_none':
    'Es ist keine Sicherung vermerkt. Dieser Server ist für diese Maschine oder dieses Netz; sichern Sie, was Sie behalten wollen.',
  'check.backup_unknown':
    'Unbekannt: Es ist keine Sicherung vermerkt. Schalten Sie die WAL-Archivierung ein, oder lassen Sie jede Sicherung mit npm run backup-done enden. Siehe docs/operations/backup.md.',
  'check.backup_ok': 'Die letzte Sicherung war am {{at}} fertig.',
  'check.backup_old':
    'Die letzte Sicherung ist vom {{at}}, vor {{hours, number}} Stunden. Prüfen Sie, warum seitdem keine fertig wurde.',
  'check.archiving_ok': 'WAL wird archiviert, zuletzt am {{at}}.',
  'check.archiving_fails':
    'Das Archivieren des WAL schlägt seit {{at}} fehl: Die Platte der Datenbank füllt sich. Prüfen Sie archive_command und das Log von PostgreSQL.',
  'check.worker_ok': 'Ein Worker hat in den letzten fünf Minuten einen Auftrag erledigt.',
  'check.worker_never':
    'Noch kein Worker hat einen Auftrag erledigt. Starten Sie einen Prozess mit ROLES=worker, oder sehen Sie in sein Log.',
  'check.worker_idle':
    'Seit {{minutes, number}} Minuten hat kein Worker einen Auftrag erledigt. Starten Sie einen Prozess mit ROLES=worker, oder sehen Sie in sein Log.',
  'check.jobs_ok': 'Wartende Aufträge: {{waiting, number}}, keiner ist fehlgeschlagen.',
  'check.jobs_waiting':
    'Wartende Aufträge: {{waiting, number}}. Starten Sie einen weiteren Prozess mit ROLES=worker.',
  'check.jobs_failed':
    'Aufträge sind fehlgeschlagen: {{names}}. Die Seite „Hintergrundaufträge“ der Verwaltung nennt den Grund.',
  'area.academic_writing': 'Wissenschaftliches Schreiben',
  'area.anthropology': 'Anthropologie',
  'area.art_and_design': 'Kunst und Design',
  'area.biology': 'Biologie',
  'area.business_and_economics': 'Wirtschaft',
  'area.chemistry': 'Chemie',
  'area.communication_and_media': 'Kommunikation und Medien',
  'area.computer_science': 'Informatik',
  'area.creative_writing': 'Kreatives Schreiben',
  'area.earth_and_environment': 'Erde und Umwelt',
  'area.education': 'Pädagogik',
  'area.engineering': 'Ingenieurwesen',
  'area.english': 'Englisch',
  'area.geography': 'Geografie',
  'area.german': 'Deutsch',
  'area.health_and_nursing': 'Gesundheit und Pflege',
  'area.history': 'Geschichte',
  'area.languages': 'Sprachen',
  'area.law': 'Recht',
  'area.linguistics': 'Sprachwissenschaft',
  'area.literature': 'Literatur',
  'area.mathematics': 'Mathematik',
  'area.medicine': 'Medizin',
  'area.music': 'Musik',
  'area.philosophy': 'Philosophie',
  'area.physics': 'Physik',
  'area.political_science': 'Politikwissenschaft',
  'area.psychology': 'Psychologie',
  'area.religious_studies': 'Religionswissenschaft',
  'area.sociology': 'Soziologie',
  'area.other': 'Anderes',
  'level.secondary_school': 'Oberschule',
  'level.foundation_year': 'Studienvorbereitung',
  'level.undergraduate_first_year': 'Bachelor, erstes Jahr',
  'level.undergraduate_second_year': 'Bachelor, zweites Jahr',
  'level.undergraduate_third_year': 'Bachelor, drittes Jahr',
  'level.undergraduate_fourth_year': 'Bachelor, viertes Jahr',
  'level.master': 'Masterstudium',
  'level.doctorate': 'Promotion',
  'level.professional_education': 'Berufliche Bildung',
  'level.language_course': 'Sprachkurs',
};
