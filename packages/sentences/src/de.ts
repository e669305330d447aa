import type { en } from './en.ts';

/** The same in German. */
export const de: Record<keyof typeof en, string> = {
  'request.invalid': 'Einige der Werte sind nicht gültig.',
  'request.unreadable': 'Diese Adresse lässt sich nicht lesen.',
  'request.unstorable': 'Einige der Werte können nicht aufbewahrt werden.',
  'request.in_progress': 'Das geschieht schon. Bitte sehen Sie gleich nach, ob es da ist.',
  'request.key_reused': 'Dieser Schlüssel einer Absicht ist schon für etwas anderes benutzt worden.',
  'request.too_large': 'Die Anfrage ist größer als erlaubt.',
  'request.timeout':
    'Die Anfrage hat zu lange gebraucht. Bitte versuchen Sie es noch einmal, wenn möglich mit einer besseren Verbindung.',
  'request.misdirected':
    'Unter diesem Namen gibt es hier nichts. Bitte benutzen Sie die Adresse der Plattform.',
  'request.rate_limited_one':
    'Zu viele Versuche. Bitte warten Sie eine Sekunde und versuchen Sie es noch einmal.',
  'request.rate_limited_other':
    'Zu viele Versuche. Bitte warten Sie {{count}} Sekunden und versuchen Sie es noch einmal.',
  'auth.required': 'Bitte melden Sie sich an.',
  'auth.expired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  'auth.wrong_credentials': 'Benutzername oder Passwort stimmt nicht.',
  'auth.unconfirmed': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'auth.code_invalid': 'Dieser Anmeldelink ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  'auth.code_elsewhere':
    'Diese Anmeldung wurde in einem anderen Browser begonnen, oder dieser behält keine Cookies. Bitte melden Sie sich hier noch einmal an.',
  'signon.off': 'Hier meldet sich niemand über eine Hochschule an.',
  'signon.away':
    '{{institution}} antwortet gerade nicht. Bitte in einer Minute noch einmal versuchen; mit Ihrem Konto ist alles in Ordnung.',
  'signon.refused':
    '{{institution}} hat Sie nicht angemeldet. Bitte noch einmal versuchen, und dort fragen, wenn es so bleibt.',
  'signon.unproved':
    'Die Antwort von {{institution}} ließ sich nicht prüfen, deshalb wurde niemand angemeldet. Bitte noch einmal versuchen; bleibt es so, sagen Sie es bitte denen, die diese Seite betreiben.',
  'signon.expired':
    'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte noch einmal beginnen.',
  'signon.elsewhere':
    'Diese Anmeldung hat in einem anderen Browser begonnen, oder dieser behält keine Cookies. Bitte hier noch einmal beginnen.',
  'signon.unasked': 'Eine Anmeldung beginnt auf unserer Seite. Bitte wählen Sie dort Ihre Hochschule.',
  'signon.account_closed': 'Ihr Konto ist geschlossen. Bitte wenden Sie sich an die Administration.',
  'signon.email_missing':
    'Ihre Hochschule nennt uns Ihre E-Mail-Adresse nicht, ohne die es kein Konto gibt. Bitte fragen Sie dort.',
  'signon.email_unverified':
    'Ihre Hochschule hat Ihre E-Mail-Adresse nicht bestätigt. Bitte lassen Sie sie dort bestätigen, oder melden Sie sich mit Ihrem Passwort an und verbinden Sie Ihr Konto im Profil.',
  'signon.no_account':
    'Zu Ihrer E-Mail-Adresse gibt es kein Konto, und durch eine Anmeldung entsteht hier keines. Bitte wenden Sie sich an die Administration.',
  'signon.other_identity':
    'Dieses Konto ist mit jemand anderem an Ihrer Hochschule verbunden. Bitte wenden Sie sich an die Administration.',
  'signon.password_first':
    'Ein Konto, das andere verwaltet, öffnet sich nicht über eine E-Mail-Adresse. Bitte melden Sie sich mit Ihrem Passwort an und verbinden Sie es im Profil.',
  'signon.taken':
    'Ein anderes Konto ist mit Ihnen an Ihrer Hochschule verbunden. Bitte melden Sie sich dort mit jenem an.',
  'signon.last_way':
    'Ohne diese Hochschule könnten Sie sich nicht mehr anmelden. Bitte verbinden Sie zuerst eine andere oder wenden Sie sich an die Administration.',
  'university.to_redraft': 'Melden Sie sich hier an, um zu Redraft zu kommen.',
  'university.username': 'Benutzername',
  'university.password': 'Passwort',
  'university.sign_in': 'Anmelden',
  'university.hint':
    'Diese Hochschule gehört zur Demo. Ihre Leute sind die Demo-Konten, etwa demo_student1 und demo_instructor, mit dem Passwort Demo1234!',
  'university.sign_out': 'Abmelden',
  'university.sign_out_question': 'Auch von der Demo University abmelden?',
  'university.stay': 'Angemeldet bleiben',
  'university.broken': 'Hier geht es nicht weiter. Bitte beginnen Sie die Anmeldung noch einmal.',
  'university.back': 'Zurück zur Anmeldung',
  'auth.local_off': 'Konten mit Passwort werden hier nicht verwendet. Bitte über Ihre Einrichtung anmelden.',
  'access.denied': 'Sie haben keinen Zugriff auf diese Seite.',
  'submission.search_empty': 'Wählen Sie eine Person oder geben Sie einen Einschreibeschlüssel ein.',
  'repair.behind':
    'Der Text wurde weitergeschrieben, seit die Kopie entstand. Verwerfen Sie sie und beginnen Sie mit dem Text, wie er jetzt ist.',
  'repair.changes_words':
    'Die Wörter der Kopie oder ihre Absatzgrenzen sind nicht die des Textes. Eine Reparatur ändert, wie ein Text aussieht, und nichts, was jemand geschrieben hat.',
  'repair.nothing_changed': 'Es ist noch nichts geändert.',
  'account.deleted_name': 'Gelöschtes Konto',
  'account.username_taken': 'Dieser Benutzername wird schon verwendet.',
  'account.email_taken': 'Mit dieser E-Mail-Adresse hat schon jemand ein Konto.',
  'account.username_rule':
    'Ungültiger Benutzername. Er muss mindestens 6 Zeichen lang sein und darf nur Buchstaben, Ziffern und Unterstriche enthalten.',
  'account.taken':
    'Die Registrierung war nicht erfolgreich: Der Benutzername oder die E-Mail-Adresse wird schon verwendet. Wählen Sie einen anderen Benutzernamen, oder lassen Sie sich ein neues Passwort geben.',
  'account.password_rule':
    'Das Passwort braucht mindestens 8 Zeichen, darunter je mindestens einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen (!@$%&).',
  'account.password_same': 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
  'account.wrong_password': 'Das bisherige Passwort stimmt nicht.',
  'account.not_local':
    'Das Passwort dieses Kontos liegt bei Ihrer Einrichtung und kann nur dort geändert werden.',
  'account.profile_missing':
    'Wenn Sie Zugang als Lehrkraft wünschen, geben Sie bitte eine Adresse an, unter der Ihr akademisches Profil zu sehen ist.',
  'account.profile_url': 'Ungültige Adresse – vielleicht fehlt http:// oder https:// davor',
  'account.link_invalid': 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  'account.link_mismatch':
    'E-Mail-Adresse und Benutzername sind nicht die des Kontos, für das dieser Link geschickt wurde.',
  'account.already_decided': 'Über diese Anfrage wurde schon entschieden.',
  'account.signed_up':
    'Sie sind registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse: Eine Mail mit einem Link ist unterwegs.',
  'account.signed_up_invited':
    'Ihr Konto ist bereit, und Sie sind im Kurs {{name}}. Bitte melden Sie sich an.',
  'account.signed_up_instructor':
    'Sie sind registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse: Eine Mail mit einem Link ist unterwegs. Danach wird Ihr akademisches Profil geprüft; sobald das geschehen ist, bekommen Sie eine Mail.',
  'account.confirmed': 'Ihr Konto ist jetzt aktiv. Sie werden gleich zur Anmeldung weitergeleitet.',
  'account.confirmation_wrong': 'Was Sie eingegeben haben, stimmt nicht.',
  'account.owns_classes':
    'In Ihren Kursen schreiben Studierende. Archivieren oder löschen Sie diese Kurse zuerst.',
  'account.deletion_begun': 'Ihr Konto wird schon gelöscht.',
  'account.changed_meanwhile':
    'Jemand anders hat dieses Konto inzwischen geändert. Schließen Sie das Fenster und öffnen Sie das Konto neu, um den jetzigen Stand zu sehen.',
  'account.last_admin': 'Das ist die einzige Administration. Geben Sie die Rolle zuerst jemand anderem.',
  'account.scope_empty':
    'Wählen Sie mindestens ein Fachgebiet oder einen Kurs, oder vergeben Sie die Rolle für alle Kurse.',
  'account.scope_not_for_role': 'Diese Rolle lässt sich nicht auf einzelne Kurse beschränken.',
  'account.scope_unknown':
    'Ein gewählter Kurs oder ein gewähltes Fachgebiet ist nicht mehr vorhanden. Nehmen Sie es aus der Auswahl und speichern Sie erneut.',
  not_found: 'Hier ist nichts!',
  'conflict.changed':
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. Laden Sie die Seite neu, um die jetzigen Werte zu sehen.',
  'accommodation.one_each': 'Jede Aufgabe kann einen Nachteilsausgleich haben, und der Kurs einen weiteren.',
  'accommodation.grants_nothing':
    'Ein Nachteilsausgleich für den Kurs gewährt mehr Zeit, eine spätere Frist oder beides.',
  'class.key_taken': 'Dieser Einschreibeschlüssel ist schon vergeben. Bitte erzeugen Sie einen anderen.',
  'class.key_empty': 'Der Einschreibeschlüssel ist leer!',
  'class.key_unknown': 'Kein Kurs hat diesen Einschreibeschlüssel.',
  'class.key_needed': 'Bitte suchen Sie den Kurs zuerst mit seinem Einschreibeschlüssel.',
  'class.keys_guessed_one':
    'Es wurden zu viele Schlüssel versucht, die kein Kurs hat. Bitte fragen Sie Ihre Lehrkraft nach dem Schlüssel und versuchen Sie es in einer Minute noch einmal.',
  'class.keys_guessed_other':
    'Es wurden zu viele Schlüssel versucht, die kein Kurs hat. Bitte fragen Sie Ihre Lehrkraft nach dem Schlüssel und versuchen Sie es in {{count}} Minuten noch einmal.',
  'class.already_enrolled': 'Sie sind in diesem Kurs schon eingeschrieben.',
  'class.is_staff': 'Sie unterrichten oder assistieren in diesem Kurs.',
  'class.closed': 'Dieser Kurs ist nicht offen für Einschreibungen.',
  'class.archived':
    'Dieser Kurs ist archiviert. Seine Texte lassen sich lesen, aber nicht ändern oder abgeben.',
  'class.area_required': 'Das Fachgebiet fehlt.',
  'class.level_required': 'Die Stufe fehlt.',
  'class.too_short': 'Das Ende muss mindestens einen Tag nach dem Beginn liegen.',
  'class.dates_reversed': 'Der Beginn kann nicht nach dem Ende liegen.',
  'class.letter_in_use':
    'Studierende haben diese Noten: {{letters}}. Eine Note, die jemand hat, bleibt ausgewählt.',
  'class.has_assignments_outside': 'Alle Aufgaben müssen in der Zeit des Kurses liegen.',
  'class.one_named': 'Entweder eine Person oder eine Aufgabe muss genannt sein.',
  'research.too_large': 'Das ist mehr, als ein Export fasst. Exportieren Sie die Aufgaben einzeln.',
  'class.full':
    'Die Dokumente dieses Kurses nehmen allen Platz ein, den sie haben dürfen. Reine Wörter werden noch gespeichert: Nehmen Sie die Bilder oder Dateien heraus, die zuletzt dazukamen, und sagen Sie Ihrer Lehrkraft Bescheid.',
  'assignment.not_started': 'Diese Aufgabe hat noch nicht begonnen.',
  'assignment.closed': 'Die Frist dieser Aufgabe ist abgelaufen.',
  'assignment.paused': 'Die Lehrkraft hat diese Aufgabe angehalten.',
  'assignment.already_started': 'Sie haben diese Aufgabe schon begonnen.',
  'assignment.draft_already_submitted': 'Das ist schon abgegeben.',
  'assignment.not_current_step': 'Dieser Entwurf ist jetzt nicht an der Reihe.',
  'assignment.starts_before_class': 'Der Beginn kann nicht vor dem Beginn des Kurses liegen.',
  'assignment.ends_after_class': 'Die Frist kann nicht nach dem Ende des Kurses liegen.',
  'assignment.too_short': 'Die Frist muss mindestens {{minutes}} Minuten nach dem Beginn liegen.',
  'assignment.drafts_exceed_total': 'Die Anteile der Entwürfe ergeben zusammen mehr als 100 %.',
  'assignment.too_many_drafts': 'Eine Aufgabe kann bis zu {{max}} Entwürfe haben.',
  'assignment.draft_submitted':
    'Studierende haben diesen Entwurf schon abgegeben. Er lässt sich nicht mehr löschen.',
  'assignment.drafts_kept': 'Solange es einen Entwurf gibt, lassen sich Entwürfe nicht abwählen.',
  'assignment.draft_incomplete': 'Bitte füllen Sie die nötigen Felder aus.',
  'assignment.draft_repeated': 'Ein Entwurf wurde zweimal gesendet.',
  'assignment.draft_outside':
    'Die Frist von {{title}} muss zwischen dem Beginn und der endgültigen Frist liegen.',
  'assignment.draft_past': 'Die Frist von {{title}} kann nicht vor heute liegen.',
  'assignment.draft_title_too_long': 'Der Titel eines Entwurfs hat höchstens {{max}} Zeichen.',
  'assignment.one_main_file': 'Eine Aufgabe hat eine Hauptdatei.',
  'assignment.main_file_stays': 'Die Hauptdatei einer Aufgabe bleibt.',
  'template.unknown': 'Diese Vorlage ist nicht mehr in Ihrer Sammlung.',
  'template.file_required': 'Die Datei fehlt.',
  'template.has_copies': 'Studierende haben diese Datei schon begonnen. Sie lässt sich nicht mehr entfernen.',
  'template.too_many': 'Eine Aufgabe kann bis zu zehn zusätzliche Dateien haben.',
  'document.invalid': 'Das ist kein Dokument, das sich öffnen lässt.',
  'document.wrong_type': 'Dieser Dateityp ist ungültig. Bitte laden Sie eine gültige Office-Vorlage hoch.',
  'import.unreadable': 'Das ist weder eine Tabelle mit einer Spalte „email“ noch ein OneRoster-Export.',
  'import.too_many': 'Das sind mehr als 10.000 Zeilen. Bitte importieren Sie sie in Teilen.',
  'import.not_allowed': 'Bei dieser Aufgabe können Sie hier keine Datei importieren.',
  'import.other_type':
    'Das ist keine {{ending}}-Datei, oder sie ist beschädigt. Bitte wählen Sie eine andere zum Importieren.',
  'attachment.not_allowed': 'Bei dieser Aufgabe können keine Dateien angehängt werden.',
  'attachment.none': 'Wählen Sie mindestens eine Datei.',
  'attachment.too_large': 'Datei größer als 4 MB: {{names}}',
  'attachment.all_too_large':
    'Die Dateien sind zusammen größer als 10 MB. Bitte wählen Sie kleinere Dateien.',
  'attachment.too_many': 'Eine Abgabe kann bis zu {{max}} angehängte Dateien haben.',
  'attachment.unsupported': 'Nicht unterstützter Dateityp: {{names}}',
  'document.too_large': 'Das Dokument ist größer als erlaubt.',
  'document.no_editor':
    'Dateien dieses Typs öffnen sich in ihrem eigenen Programm. Bitte laden Sie die Datei herunter.',
  'document.no_pdf':
    'Diese Installation macht aus dieser Datei kein PDF. Bitte laden Sie die Datei selbst herunter, oder drucken Sie sie im Browser.',
  'document.pdf_failed':
    'Das PDF ließ sich nicht herstellen. Bitte laden Sie die Datei selbst herunter, oder drucken Sie sie im Browser.',
  'document.pdf_waiting':
    'Dieses PDF wird noch hergestellt. Bitte warten Sie einen Augenblick und fragen Sie noch einmal.',
  'document.opens_here': 'An dieser Datei wird hier im Editor gearbeitet.',
  'document.other_type':
    'Das ist eine Datei eines anderen Typs. Bitte legen Sie eine Datei von dem Typ zurück, den Sie mitgenommen haben.',
  'document.has_macros':
    'Diese Datei enthält Makros. Bitte speichern Sie sie ohne Makros und legen Sie sie dann zurück.',
  'section.name_taken': 'Der Kurs hat schon eine Gruppe mit diesem Namen.',
  'comment.no_passage': 'Diese Wörter stehen nicht im Text. Wählen Sie die Stelle noch einmal aus.',
  'comment.passage_too_long': 'Ein Kommentar gehört zu einer Stelle von höchstens {{max, number}} Zeichen.',
  'comment.too_many': 'Ein Text kann höchstens {{max, number}} Kommentare haben.',
  'comment.too_many_replies': 'Ein Kommentar kann höchstens {{max, number}} Antworten haben.',
  'comment.not_declined': 'Das ist inzwischen zurückgenommen worden.',
  'bank.full':
    'Höchstens {{max, number}} Kommentare können aufbewahrt werden. Löschen Sie einen, um einen anderen aufzubewahren.',
  'feedback.others': 'Einen Kommentar ändert oder entfernt nur, wer ihn geschrieben hat.',
  'rubric.title_taken': 'Sie haben schon ein Bewertungsraster mit diesem Titel.',
  'assistant.email_invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'assistant.not_member': 'Diese Person assistiert nicht in diesem Kurs.',
  'assistant.unknown': 'Niemand hat diese E-Mail-Adresse.',
  'assistant.unconfirmed': 'Diese Person hat ihr Konto noch nicht bestätigt.',
  'assistant.no_role':
    'Dieses Konto hat keine Rolle, deshalb kann niemand damit arbeiten. Die Administration kann ihm eine geben.',
  'assistant.already_member': 'Diese Person gehört schon zum Kurs.',
  'submission.closed': 'Dieser Text ist abgegeben und lässt sich nicht mehr ändern.',
  'submission.no_neighbour': 'Es gibt keine weiteren Texte zu dieser Aufgabe.',
  'submission.writing_ended': 'Die Lehrkraft hat diesen Text für das Schreiben geschlossen.',
  'submission.draft_exists': 'Für den gewählten Entwurf gibt es bereits eine Abgabe.',
  'submission.graded': 'Dieser Text hat eine Note. Es kann nichts mehr im Namen der Person abgegeben werden.',
  'submission.exception_too_early':
    'Eine Ausnahme kann nicht vor jetzt und nicht vor der Frist des Entwurfs enden.',
  'submission.comment_needs_draft': 'Die kommentierte Fassung muss zu einem abgegebenen Entwurf gehören.',
  'submission.comment_ended': 'Das Kommentieren dieses Entwurfs ist bereits beendet.',
  'grade.invalid': 'Diese Note ist ungültig.',
  'grade.changed':
    'Diese Note hat inzwischen jemand geändert: Sie ist jetzt {{current}}. Ihre, {{given}}, ist nicht gespeichert.',
  'grade.many_changed':
    '{{count}} Noten wurden inzwischen geändert. Nichts wurde geschrieben: Bitte sehen Sie die Liste noch einmal an.',
  'grade.file_unreadable':
    'Diese Datei ist nicht lesbar. Speichern Sie sie als CSV in UTF-8 oder als Arbeitsmappe (xlsx) und wählen Sie sie erneut.',
  'grade.sheet': 'Noten',
  'grade.code': 'Kürzel',
  'grade.missed': 'Versäumt',
  'grade.average': 'Durchschnitt',
  'grade.points': 'Punkte',
  'grade.points_of': 'Mögliche Punkte',
  'grade.not_submitted':
    'Diesen Text hat niemand abgegeben. Um ihn trotzdem zu benoten, sagen Sie es ausdrücklich.',
  'grade.marked_twice':
    'Diesen Text bewerten zwei Personen. Seine Note bekommt er auf der Seite der Zweitkorrektur, wenn beide fertig sind.',
  'calibration.closed': 'Die Bewertungen dieser Runde sind zu sehen: Ihre lässt sich nicht mehr ändern.',
  'calibration.no_marker':
    'Jemand aus dem Team darf in diesem Kurs nicht mehr benoten. Wählen Sie das Team neu.',
  'calibration.no_texts': 'Es gibt keinen abgegebenen Text ohne Note, den das ganze Team bewerten darf.',
  'marking.closed': 'Beide Bewertungen sind da: Ihre lässt sich nicht mehr ändern.',
  'marking.no_marker':
    'Eine der beiden Personen darf in diesem Kurs nicht mehr benoten. Wählen Sie jemand anderen.',
  'marking.no_texts': 'Es gibt keinen abgegebenen Text ohne Note, den beide bewerten dürfen.',
  'marking.not_ready':
    'Einige dieser Texte haben noch nicht beide Bewertungen, oder sie haben schon ihre Note.',
  'review.size': 'Zwischen {{min}} und {{max}} Studierende können einander begutachten.',
  'review.too_few':
    'Jede und jeder von {{size}} Studierenden kann höchstens {{most}} andere begutachten. Wählen Sie weniger Peer-Reviews.',
  'review.odd':
    'Im Modus Mutal können {{size}} Studierende nicht je {{reviewer}} Peer-Reviews schreiben: eine ungerade Zahl von Studierenden braucht eine gerade Zahl von Peer-Reviews. Wählen Sie eine andere Zahl oder einen anderen Modus.',
  'review.one_way':
    'Im Modus Unidirectional brauchen je {{reviewer}} Peer-Reviews mindestens {{least}} Studierende. Wählen Sie weniger Peer-Reviews oder einen anderen Modus.',
  'review.only_texts':
    'Begutachtet werden nur Texte. In dieser Aufgabe entsteht eine Tabelle, eine Präsentation oder eine Zeichnung.',
  'review.self': 'Niemand begutachtet den eigenen Text.',
  'review.not_in_class':
    'Wer begutachtet und wer begutachtet wird, muss zu diesem Kurs gehören. Bitte laden Sie die Seite neu.',
  'review.too_many_reviewers': 'Ein Text kann bis zu {{max}} Begutachtende haben.',
  'review.deadline_too_early':
    'Die Frist des Peer-Reviews von „{{title}}“ kann nicht vor der Frist des Entwurfs liegen.',
  'review.already_reviewer': 'Diese Person begutachtet den Text schon.',
  'review.not_candidate': 'Dieser Text gehört nicht zu denen, die Sie begutachten können.',
  'review.nothing_handed_in': 'Zu diesem Entwurf wurde noch nichts abgegeben.',
  'review.already_added': 'Dieser Text steht schon in Ihrer Liste.',
  'review.enough': 'Sie haben alle Peer-Reviews gewählt, die zu diesem Entwurf gefragt sind: {{max}}.',
  'review.untracked_change':
    'Das lässt sich nicht speichern: Es ändert den Text der Autorin oder des Autors anders als durch Vorschläge. Nehmen Sie die letzte Änderung zurück und schlagen Sie sie vor oder kommentieren Sie.',
  'review.submitted': 'Dieses Peer-Review ist abgegeben und kann nicht mehr geändert werden.',
  'review.withdrawn': 'Dieses Peer-Review ist nicht mehr gefragt. Was Sie geschrieben haben, bleibt lesbar.',
  'review.practice_first':
    'Üben Sie zuerst am Beispiel: Schreiben Sie dort einen Kommentar, und vergleichen Sie ihn. Danach können Sie dieses Peer-Review schreiben.',
  'review.practice_empty': 'Schreiben Sie zuerst mindestens einen Kommentar zum Beispiel.',
  'review.passage_missing':
    'Die Worte „{{passage}}“ stehen nicht im Beispiel. Wählen Sie sie neu, oder nehmen Sie den Kommentar heraus.',
  'review.example_unreadable':
    'Diese Datei lässt sich nicht als Text lesen. Wählen Sie ein Word-Dokument (.docx) oder einen reinen Text (.txt).',
  'review.example_empty': 'In dieser Datei stehen keine Worte.',
  'review.example_too_long': 'Ein Beispiel hat bis zu {{max, number}} Zeichen. Wählen Sie ein kürzeres.',
  'review.example_too_large': 'Die Datei eines Beispiels hat bis zu 4 MB. Wählen Sie eine kleinere.',
  'review.criteria_missing':
    'Zu jedem Kriterium gehören eine Stufe und ein Kommentar, bevor dieses Peer-Review abgegeben werden kann. Es fehlen noch: {{titles}}.',
  'note.stays': 'Der Text wurde mit dieser Notiz abgegeben; sie bleibt, wie sie ist.',
  'note.too_many': 'Ein Text kann bis zu 200 Notizen haben.',
  'note.outside': 'Eine Notiz gehört zu einer Zeit zwischen dem Beginn des Textes und jetzt.',
  'certificate.unreadable':
    'Diese Datei ist keine Prozessbescheinigung von Redraft. Wählen Sie die Datei unverändert, wie sie heruntergeladen wurde.',
  'certificate.text_unreadable':
    'Die Wörter dieser Datei sind nicht lesbar. Wählen Sie ein Textdokument (docx) oder einen reinen Text in UTF-8.',
  'certificate.record_differs':
    'Die Aufzeichnung dieses Textes führt nicht zu dem, was von ihm gespeichert ist; es wird nichts bescheinigt. Wenden Sie sich an die Betreiber.',
  'file.full':
    'Die Fassungen dieses Dokuments nehmen allen Platz ein, den es haben darf. Reine Wörter werden noch gespeichert: Nehmen Sie die Bilder oder Dateien heraus, die zuletzt dazukamen, oder beginnen Sie mit kleineren.',
  'file.conflict': 'Das Dokument wurde an anderer Stelle geändert.',
  'file.locked': 'Im Moment schreibt jemand anderes in diesem Dokument.',
  'file.name_invalid': 'So kann eine Datei nicht heißen.',
  'file.name_taken': 'Eine Datei mit diesem Namen gibt es schon.',
  'file.token_invalid': 'Der Zugriff auf dieses Dokument ist beendet. Bitte öffnen Sie es noch einmal.',
  'file.view_only': 'Dieses Dokument ist nur zum Lesen geöffnet.',
  'editor.unreachable': 'Der Editor ist im Moment nicht zu erreichen.',
  'editor.unsigned': 'Der Aufruf trägt nicht die Unterschrift des Editors.',
  'editor.foreign_source': 'Diese WOPISrc ist hier nicht erlaubt.',
  'operation.unsupported': 'Das wird hier nicht unterstützt.',
  'service.storage_full':
    'Der Server hat keinen Speicherplatz mehr, deshalb kann dort gerade nichts gespeichert werden. Bitte versuchen Sie es in einer Minute noch einmal.',
  'service.unavailable_one':
    'Das ist im Moment nicht möglich. Bitte versuchen Sie es in einer Sekunde noch einmal.',
  'service.unavailable_other':
    'Das ist im Moment nicht möglich. Bitte versuchen Sie es in {{count}} Sekunden noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Kennung: {{reference}}',
  'answer.none': 'Der Server ist nicht zu erreichen.',
  'answer.unreadable': 'Der Server hat mit dem Status {{status}} geantwortet.',
  'answer.unexpected':
    'Der Server hat auf eine Weise geantwortet, die diese Seite nicht kennt. Bitte laden Sie sie neu.',
  'value.required': 'Bitte ausfüllen.',
  'value.title_required': 'Der Titel fehlt.',
  'value.title_too_long': 'Ein Titel hat höchstens {{max}} Zeichen.',
  'value.invalid': 'Das ist kein gültiger Wert.',
  'value.choose': 'Bitte etwas aus der Liste wählen.',
  'value.email': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  'value.too_short': 'Mindestens {{min}} Zeichen.',
  'value.too_long': 'Höchstens {{max}} Zeichen.',
  'value.too_small': 'Mindestens {{min, number}}.',
  'value.too_big': 'Höchstens {{max, number}}.',
  'value.number': 'Bitte eine Zahl eingeben.',
  'value.not_number': '„{{text}}“ ist keine Zahl.',
  'value.whole': 'Nur ganze Zahlen.',
  'value.multiple_of': 'In Schritten von {{step, number}}.',
  'value.no_such_day': 'Diesen Tag gibt es nicht.',
  'value.year_too_far': 'Das Jahr muss zwischen {{first}} und {{last}} liegen.',
  'value.zone_unknown': 'Diese Zeitzone ist unbekannt.',
  'text.control_characters': 'Dieser Text enthält Zeichen, die nicht aufbewahrt werden können.',
  'text.stacked_marks': 'Dieser Text hat zu viele Zeichen auf einem Buchstaben.',
  'text.link_scheme': 'Ein Link muss mit https://, http:// oder mailto: beginnen.',
  'text.line_breaks': 'Dieser Text muss in einer Zeile stehen.',
  'text.direction': 'Dieser Text enthält Zeichen, die die Schreibrichtung umkehren.',
  'text.invisible': 'Dieser Text hat keine sichtbaren Zeichen.',
  'step.final': 'Endgültige Abgabe',
  'notice.work': '„{{title}}“',
  'notice.work_step': '{{step}} von „{{title}}“',
  'notice.submitted_auto': 'Automatisch abgegeben: {{title}}',
  'notice.submitted_auto_text':
    '{{work}} wurde zur Frist am {{until}} automatisch abgegeben. Abgegeben ist, was bis dahin gespeichert war; Späteres bleibt in Ihrem eigenen Text.',
  'notice.missed': 'Nicht abgegeben: {{title}}',
  'notice.missed_text':
    'Die Frist für {{work}} ist am {{until}} ohne Abgabe abgelaufen. Was Sie geschrieben haben, bleibt erhalten. Wenn Sie mehr Zeit brauchen, wenden Sie sich bitte an Ihre Lehrkraft.',
  'notice.open_again': 'Wieder offen: {{title}}',
  'notice.open_again_text': '{{work}} ist wieder offen, bis {{until}}.',
  'notice.open_again_endless_text': '{{work}} ist wieder offen, ohne Frist.',
  'notice.exception_granted': 'Ausnahme gewährt: {{title}}',
  'notice.exception_granted_text': 'Sie haben eine Ausnahme: {{work}} kann bis {{until}} abgegeben werden.',
  'notice.exception_granted_endless_text':
    'Sie haben eine Ausnahme: {{work}} kann ohne Frist abgegeben werden.',
  'notice.exception_revoked': 'Ausnahme zurückgenommen: {{title}}',
  'notice.exception_revoked_text': 'Die Ausnahme für {{work}} wurde zurückgenommen. Die Frist gilt wieder.',
  'notice.text_repaired': 'Ihr Text wurde repariert',
  'notice.text_repaired_text':
    'Die Administration hat geändert, wie {{work}} aussieht, und kein Wort darin. Die Fassung davor ist aufgehoben: Sie finden sie unter „Versionen“.',
  'notice.reopened': 'Wieder geöffnet: {{title}}',
  'notice.reopened_text': 'Ihre Lehrkraft hat {{work}} wieder geöffnet: Sie können weiterschreiben.',
  'notice.grade_released': 'Neue Note: {{title}}',
  'notice.grade_released_text': 'Es gibt eine Note für {{work}}.',
  'notice.feedback_added': 'Neue Rückmeldung: {{title}}',
  'notice.feedback_added_text': 'Es gibt eine neue Rückmeldung zu {{work}}.',
  'notice.review_assigned': 'Peer-Review: {{title}}',
  'notice.review_assigned_text': 'Sie begutachten {{work}}. Die Texte finden Sie auf der Seite des Kurses.',
  'notice.review_due': 'Peer-Review bald fällig: {{title}}',
  'notice.review_due_text': 'Ihr Peer-Review von {{work}} ist bis {{until}} fällig.',
  'notice.review_withdrawn': 'Peer-Review nicht mehr gefragt: {{title}}',
  'notice.review_withdrawn_text':
    'Ein Peer-Review von {{work}}, das Sie begonnen haben, ist nicht mehr gefragt. Was Sie geschrieben haben, bleibt lesbar.',
  'notice.review_received': 'Peer-Review erhalten: {{title}}',
  'notice.review_received_text': 'Es gibt ein Peer-Review von {{work}}.',
  'notice.review_rated': 'Antwort auf Ihr Peer-Review: {{title}}',
  'notice.review_rated_text':
    'Zu Ihrem Peer-Review von {{work}} ist gesagt worden, wie sehr es geholfen hat. Es steht in Ihrer Liste unter Peer-Review.',
  'support.tracker_sign_in': 'Anmelden und mein Konto',
  'support.tracker_classes': 'Kurse und Aufgaben',
  'support.tracker_writing': 'Schreiben, Speichern und Abgeben',
  'support.tracker_feedback': 'Noten, Rückmeldungen und Auswertungen',
  'support.tracker_else': 'Etwas anderes',
  'support.unknown_tracker': 'Bitte wählen Sie, worum es geht.',
  'support.thanks':
    'Danke für Ihre Nachricht. Für Ihr Anliegen wurde ein Ticket angelegt. Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
  'contact.thanks': 'Danke für Ihre Nachricht. Wir antworten Ihnen per E-Mail.',
  'notice.data_ready': 'Ihre Daten liegen bereit',
  'notice.data_ready_text': 'Die Datei mit Ihren Daten finden Sie auf Ihrer Profilseite, bis {{until}}.',
  'notice.deadline_near': 'Frist naht: {{title}}',
  'notice.deadline_near_text': '{{work}} ist bis {{until}} fällig.',
  'notice.not_begun': 'Noch nicht begonnen: {{title}}',
  'notice.not_begun_text':
    '{{work}} ist bis {{until}} fällig. Sie haben den Text noch nicht zum Schreiben geöffnet.',
  'notice.submission_received': 'Abgegeben: {{title}}',
  'notice.submission_received_text_one': 'Ein Text zu {{work}} wurde abgegeben.',
  'notice.submission_received_text_other':
    '{{count}} Texte zu {{work}} wurden innerhalb einer Stunde abgegeben.',
  'notice.link_unknown': 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der Mail.',
  'notice.closed': 'Frist abgelaufen: {{title}}',
  'notice.closed_text':
    'Die Frist für {{work}} in {{course}} war am {{until}}. Automatisch abgegeben: {{auto, number}}. Nicht abgegeben: {{missed, number}}.',
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
  'book.grade_method': 'Art der Noten',
  'book.numeric': 'Zahlen',
  'book.letter': 'Buchstaben',
  'book.exported': 'Ausgegeben ({{zone}})',
  'book.begun': 'Begonnene Aufgaben',
  'book.handed_in': 'Abgegebene Aufgaben',
  'book.late': 'Verspätet',
  'book.assignment': 'Aufgabe',
  'book.start': 'Beginn ({{zone}})',
  'book.deadline': 'Frist ({{zone}})',
  'book.autosubmit': 'Automatische Abgabe',
  'book.autoevaluate': 'Automatische Auswertung',
  'book.enforcement': 'Frist wird durchgesetzt',
  'book.texts': 'Begonnene Texte',
  'book.created': 'Angelegt ({{zone}})',
  'book.changed': 'Letzte Statusänderung ({{zone}})',
  'book.grade': 'Note',
  'book.drafts': 'Entwürfe',
  'book.drafts_handed_in': 'Abgegebene Entwürfe',
  'map.caption': 'Eingefügte und gelöschte Zeichen in jedem Teil des Textes, nach Sitzungen ({{zone}})',
  'map.empty': 'Noch nichts geschrieben.',
  'map.sitting': 'Sitzung',
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
zusammengestellt am {{at}}

Alle Zeiten sind in UTC (ISO 8601). Dateien auf .json öffnet jeder Texteditor.

profile.json
  Ihr Konto, Rollen, Einstellungen, Institutionen, Kurse, Zeitzuschläge, Anmeldungen, Mitteilungen, die E-Mails
  an Sie und was Sie an den Support geschrieben haben.
acts.json
  Was von Ihrem eigenen Handeln aufgezeichnet ist: wann, was, und die Nummer dessen, woran es geschah.
texts/
  Ein Ordner für jeden Text, den Sie begonnen haben:
  text.docx                     der Text, wie er jetzt ist (oder .pptx, .xlsx, .odg)
  text - process-log.json       wie er entstanden ist: der Text, mit dem die Datei begann ("base"), dann jede
                                Version mit Nummer, Zeit, Herkunft, Wörtern und Änderungen. Eine Änderung
                                nimmt bei "position" (in Zeichen vom Anfang gezählt) "deleted" weg und setzt
                                "inserted" dorthin. Nacheinander ausgeführt führen sie von "base" zum Text.
                                Aufgezeichnet sind nur gespeicherte Versionen, keine Tasten.
  files/                        weitere Dateien, jede mit ihrem eigenen Verlauf
  attachments/                  was Sie angehängt haben
  about.json                    Kurs, Entwürfe mit Abgabefristen, Noten, die Sie sehen können, Rückmeldungen,
                                Kommentare, Ihre Notizen und Ihr Plan
  reviews/                      Peer-Reviews, die Sie bekommen haben, ohne Namen, wo sie ohne geschrieben
                                wurden
reviews-written/
  Peer-Reviews, die Sie geschrieben haben, und was Sie zu Beispielen gesagt haben.
teaching/
  Für Lehrende: Kurse, Ihre Rückmeldungen und Kommentare, Bewertungsraster, Kommentarsammlung und Vorlagen.

Was hier nicht steht: Namen und Texte anderer, Noten, die noch nicht freigegeben sind, und Passwörter, von
denen nur ein Prüfwert aufbewahrt wird.
`,
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
