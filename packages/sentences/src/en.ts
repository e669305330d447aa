/**
 * Every sentence that the server says to a person, by its code: what it refuses and why, and the words in the files
 * that it makes. What stands between braces is a parameter. Sentences that were promised to callers are word for word.
 */
export const en = {
  'request.invalid': 'Some fields are not valid. Check them and try again.',
  'request.unreadable': 'This address is not valid. Check the link.',
  'request.unstorable': 'Some values cannot be saved. Check them and try again.',
  'request.in_progress': 'This is already in progress. Check back in a moment.',
  'request.key_reused':
    'The key of this request was already used for a different request. Reload the page and try again.',
  'request.too_large': 'This is too large to be sent. Send less text or a smaller file.',
  'request.timeout': 'This took too long to send. Try again, with a better connection if you can.',
  'request.misdirected': 'There is no page at this address. Use the usual address of Redraft.',
  'request.rate_limited_one': 'Too many attempts. Wait one second and try again.',
  'request.rate_limited_other': 'Too many attempts. Wait {{count}} seconds and try again.',
  'auth.required': 'Sign in to continue.',
  'auth.expired': 'Your session has expired. Sign in again.',
  'auth.wrong_credentials': 'The username or password is not correct.',
  'auth.unconfirmed': 'Confirm your email address first.',
  'auth.code_invalid': 'This sign-in link has expired. Sign in again.',
  'auth.code_elsewhere':
    'This sign-in was started in another browser, or this browser blocks cookies. Sign in again here.',
  'setup.done': 'Redraft already has an administrator here. Sign in, or ask them for an account.',
  'setup.code_wrong':
    'This is not the code from the log of this server. Copy it from the last start. If it was used, start the server again for a new one.',
  'auth.demo_off': 'The demo accounts are turned off on this server.',
  'auth.token_invalid':
    'This access token is not valid: it has expired, was revoked or is incomplete. Create a new one in your profile.',
  'auth.token_off': 'Access tokens are turned off here. Ask an administrator.',
  'auth.token_scope': 'This access token does not have the scope {{scope}}, which this call needs.',
  'auth.token_unreachable': 'This call cannot be made with an access token. Sign in instead.',
  'token.off': 'Access tokens are turned off here. Ask an administrator.',
  'token.too_many': 'You have reached the limit of {{most}} access tokens. Revoke one first.',
  'rule.administrator': 'On this server, rules cannot give a role that manages accounts or the system.',
  'rule.changed_meanwhile':
    'Someone else has changed the rules since you opened this page. Reload it and make your changes again.',
  'rule.claim_not_kept':
    'Rules cannot use {{claim}}, because it is not stored. Use a group, an affiliation or an entitlement.',
  'rule.gives_nothing': 'Choose a role, enter an institution, or turn on “Stop after this rule”.',
  'rule.unknown': 'One of these rules no longer exists. Reload the page.',
  'events.address_refused':
    'This URL cannot be used. It must start with https:// and point to a server on the internet.',
  'events.too_many': 'The limit of {{max}} endpoints has been reached. Remove one first.',
  'signon.off': 'You cannot sign in through an institution here.',
  'signon.away':
    '{{institution}} is not responding at the moment. Your account is fine: try again in a minute.',
  'signon.refused':
    '{{institution}} did not sign you in. Try again, and ask for help there if it keeps happening.',
  'signon.unproved':
    'The response from {{institution}} could not be verified, so you were not signed in. Try again. If it keeps happening, tell the people who run this site.',
  'signon.expired': 'This sign-in took too long or has already been used. Start again.',
  'signon.elsewhere':
    'This sign-in was started in another browser, or this browser blocks cookies. Start again here.',
  'signon.unasked': 'Start signing in on our page and choose your institution there.',
  'signon.account_closed': 'Your account is closed. Contact an administrator.',
  'signon.email_missing':
    'Your institution did not send us your email address, and an account needs one. Ask for help there.',
  'signon.email_unverified':
    'Your institution has not verified your email address. Have it verified there, or sign in with your password and connect your account in your profile.',
  'signon.no_account':
    'There is no account with your email address, and signing in here does not create one. Contact an administrator.',
  'signon.other_identity':
    'This account belongs to someone else at your institution. Contact an administrator.',
  'signon.password_first':
    'Accounts that manage other accounts cannot be connected by email address. Sign in with your password and connect your account in your profile.',
  'signon.taken':
    'Your account at your institution is already connected to another account here. Sign in with that one.',
  'signon.last_way':
    'Without this institution you could no longer sign in. Connect another one first, or contact an administrator.',
  'lti.address_format': 'Enter a full web address that starts with https://.',
  'lti.domain_format': 'Enter a domain such as school.example.',
  'lti.address_refused': 'This address is not allowed. Use an https:// address on the public internet.',
  'lti.issuer_differs':
    'A platform with this issuer is known with different keys. Check the issuer and the address of the keys (JWKS).',
  'lti.platform_exists': 'A platform with this issuer and client ID is already registered.',
  'lti.course_connected': 'This course is already connected to a class.',
  'lti.class_taken': 'This class is already connected to another course.',
  'lti.account_in_use':
    'The new account has already been used, so it cannot be replaced. Contact an administrator.',
  'lti.other_identity': 'This account is already connected to a different person on this platform.',
  'lti.other_institution':
    'This account belongs to another institution, so this learning platform cannot open it. If both are of one institution, ask an administrator to enter its name for the platform.',
  'lti.privileged':
    'An account that manages Redraft cannot be opened from a learning platform. Sign in to Redraft directly.',
  'lti.account_closed': 'Your account is closed. Contact an administrator.',
  'lti.launch_expired':
    'This launch took too long or has already been used. Open the activity in your course again.',
  'lti.request_incomplete':
    'The learning platform did not send everything that is needed. Open the activity in your course again. If it keeps happening, tell the people who run your learning platform.',
  'lti.value_unstorable':
    'The learning platform sent a value that cannot be saved. Tell the people who run your learning platform.',
  'lti.platform_unknown':
    'Redraft does not know this learning platform. Ask the people who run it to register Redraft first.',
  'lti.platform_pending':
    'This learning platform is waiting for approval. A Redraft administrator has to approve it before anyone can open Redraft from it.',
  'lti.client_needed':
    'Several registrations of this learning platform exist, and the request does not say which one it belongs to (client_id).',
  'lti.browser_unknown':
    'Your browser does not let Redraft remember this launch inside the page of your learning platform. Open it in a new window.',
  'lti.token_refused':
    'Redraft could not verify the launch from your learning platform. Open the activity in your course again. If it keeps happening, tell the people who run your learning platform.',
  'lti.keys_unreachable':
    'The keys of your learning platform cannot be reached at the moment. Try again in a minute.',
  'lti.platform_error': 'Your learning platform did not sign you in. Open the activity in your course again.',
  'lti.deployment_unknown':
    'Redraft was added to this place in your learning platform without its administrator. A Redraft administrator has to add the deployment ID first.',
  'lti.target_foreign':
    'The activity leads to an address outside of Redraft. Tell the people who run your learning platform.',
  'lti.message_unsupported': 'Redraft does not support this kind of message from a learning platform.',
  'lti.instructor_needed': 'Only instructors of the course can add activities to it.',
  'lti.links_unaccepted':
    'Your learning platform does not accept activities here. Add the activity in another place of your course.',
  'lti.return_foreign':
    'Your learning platform wants the activities at an address that is not its own. Tell the people who run it.',
  'lti.dialog_over':
    'This selection is over, because it was already sent or has waited too long. Start it again in your course.',
  'lti.one_activity': 'Your learning platform takes one activity at a time.',
  'lti.role_missing':
    'Your role in this course cannot open Redraft. It is for instructors, teaching assistants and students of the course.',
  'lti.context_missing':
    'The launch does not say which course it comes from. Open Redraft from inside a course.',
  'lti.roster_not_offered':
    '{{platform}} does not share who is in this course. Ask its administrator to allow the Names and Roles service for Redraft, then open Redraft from the course again.',
  'lti.roster_no_answer': '{{platform}} did not answer. Try again later.',
  'lti.roster_refused':
    '{{platform}} did not share who is in this course ({{detail}}). Ask its administrator to allow the Names and Roles service for Redraft.',
  'lti.roster_unreadable':
    '{{platform}} sent a list of people that Redraft cannot read ({{detail}}). Try again later. If it happens again, contact the people who run the platform.',
  'lti.roster_too_many':
    'This course has more people than Redraft can read at once. Import a roster for this class instead.',
  'lti.roster_changed': 'The course or the class has changed since the preview. Check the new preview.',
  'lti.removals_unconfirmed': 'More than half of the people from the course would leave. Confirm this first.',
  'lti.review_missing': 'There is no text to review here yet.',
  'lti.review_denied': 'You can only open your own text.',
  'lti.review_hidden':
    'This assignment is graded without names. Open it in Redraft, or release the grades first.',
  'lti.invitation_invalid':
    'This registration link has expired or has already been used. Ask a Redraft administrator for a new one.',
  'lti.configuration_unreachable':
    'The configuration of your learning platform could not be read. Check that Redraft can reach its address.',
  'lti.configuration_invalid':
    'The configuration of your learning platform is not complete. Redraft needs LTI 1.3 with dynamic registration.',
  'lti.registration_refused':
    'Your learning platform refused the registration. Start it again there with a new link.',
  'lti.page_error_title': 'Redraft cannot be opened',
  'lti.page_code': 'For support: {{code}}',
  'lti.page_reference': 'Reference: {{reference}}',
  'lti.page_opening': 'Opening Redraft …',
  'lti.page_returning': 'Back to your course …',
  'lti.page_return': 'Continue',
  'lti.page_new_window': 'Open in a new window',
  'lti.page_unregistered_title': 'Redraft was not registered',
  'lti.page_registered_title': 'Redraft is registered',
  'lti.page_registered_text':
    'A Redraft administrator has to approve {{name}} now. After that, people can open Redraft from it.',
  'lti.page_registered_agreed': 'What was agreed',
  'lti.page_registered_platform': 'Platform',
  'lti.page_registered_client': 'Client ID',
  'lti.page_registered_messages': 'What people can do',
  'lti.page_registered_services': 'What Redraft can use',
  'lti.page_registered_claims': 'About people',
  'lti.page_agreed_open': 'open courses and assignments',
  'lti.page_agreed_add': 'add assignments to a course',
  'lti.page_agreed_review': 'open texts from the gradebook',
  'lti.page_agreed_columns': 'gradebook columns',
  'lti.page_agreed_scores': 'grades that are sent',
  'lti.page_agreed_results': 'grades that are shown there',
  'lti.page_agreed_members': 'course members',
  'lti.page_agreed_groups': 'course groups',
  'lti.page_agreed_person': 'ID, name, email address, language',
  'lti.page_close': 'Close',
  'lti.tool_description': 'Write drafts and essays, and see how the writing came about.',
  'university.to_redraft': 'Sign in to continue to Redraft.',
  'university.username': 'Username',
  'university.password': 'Password',
  'university.sign_in': 'Sign in',
  'university.hint':
    'This university is part of the demo. Sign in with a demo account, such as demo_student1 or demo_instructor, and the password Demo1234!',
  'university.sign_out': 'Sign out',
  'university.sign_out_question': 'Sign out of Demo University as well?',
  'university.stay': 'Stay signed in',
  'university.broken': 'The sign-in cannot continue from here. Start again.',
  'university.back': 'Back to sign-in',
  'auth.local_off': 'Accounts with a password are not used here. Sign in through your institution.',
  'access.denied': "You don't have access to this page.",
  'submission.search_empty': 'Choose a person, or enter an enrollment key.',
  'repair.behind':
    'The student has kept writing since the copy was made. Discard the copy and start again with the current text.',
  'repair.changes_words':
    'The words or paragraph breaks of the copy differ from those of the text. You can change how a text looks, but nothing that the student wrote.',
  'repair.nothing_changed': 'Nothing has been changed yet.',
  'account.deleted_name': 'Deleted account',
  'account.username_taken': 'This username is already in use.',
  'account.email_taken': 'There is already an account with this email address.',
  'account.username_rule':
    'Invalid username. Usernames must be at least 6 characters and can only contain letters, numbers, and underscores.',
  'account.taken':
    'You could not be registered: the username or the email address is already in use. Choose another username, or recover your password.',
  'account.password_rule':
    'Password must be at least 8 characters and involve at least one of each of the following: uppercase letter, lowercase letter, a number, and a special character (!@$%&).',
  'account.password_same': 'The new password has to be different than the current password.',
  'account.wrong_password': 'The current password is not correct.',
  'account.not_local':
    'The password of this account is managed by your institution. You can only change it there.',
  'account.profile_missing':
    'As you are requesting instructor access, you need to include a URL showing your academic profile for evaluation.',
  'account.profile_url': 'Invalid URL - you may need to include http:// or https://',
  'account.link_invalid': 'This link has expired or has already been used.',
  'account.link_mismatch':
    'The email address and the username do not match the account that this link was sent to. Check them and try again.',
  'account.already_decided': 'This request has already been decided.',
  'account.signed_up':
    'You are registered. Confirm your email address with the link that we are sending you.',
  'account.signed_up_invited':
    'Your account is ready, and you are enrolled in {{name}}. Sign in to continue.',
  'account.signed_up_instructor':
    'You are registered. Confirm your email address with the link that we are sending you. We will then review your academic profile and email you when that is done.',
  'account.confirmed': 'Your account is now activated. You will be redirected to the login page.',
  'account.confirmation_wrong': 'What you entered is not correct. Check it and try again.',
  'account.owns_classes': 'Students are writing in your classes. Archive or delete those classes first.',
  'account.deletion_begun': 'Your account is already being deleted.',
  'account.changed_meanwhile':
    'Someone else has changed this account in the meantime. Close it and open it again to see the current details.',
  'account.last_admin': 'This is the only administrator. Make someone else an administrator first.',
  'account.scope_empty': 'Choose at least one subject area or class, or give the role for all classes.',
  'account.scope_not_for_role': 'This role cannot be limited to certain classes.',
  'account.scope_unknown':
    'One of the chosen classes or subject areas no longer exists. Remove it from the list and save again.',
  not_found: "There's nothing here!",
  'conflict.changed':
    'Someone else has changed this since you opened it. Reload the page to see the current values.',
  'accommodation.one_each': 'There can be one accommodation for each assignment and one for the class.',
  'accommodation.grants_nothing': 'An accommodation for the class needs extra time, an extension or both.',
  'class.held': 'This class is on hold. It and its assignments cannot be deleted. Ask an administrator.',
  'class.key_taken': 'This enrollment key is already in use. Generate another one.',
  'class.key_empty': 'Enrollment key is empty!',
  'class.key_unknown': 'No class has this enrollment key.',
  'class.key_needed': 'Search for the class by its enrollment key first.',
  'class.keys_guessed_one':
    'Too many of the keys entered do not belong to any class. Ask your instructor for the key and try again in a minute.',
  'class.keys_guessed_other':
    'Too many of the keys entered do not belong to any class. Ask your instructor for the key and try again in {{count}} minutes.',
  'class.already_enrolled': 'You are already enrolled in this class.',
  'class.is_staff': 'You already teach or assist in this class.',
  'class.closed': 'This class is not open for enrollment.',
  'class.archived': 'This class is archived. You can read its texts, but not change them or hand them in.',
  'class.area_required': 'Subject Area is required.',
  'class.level_required': 'Student Level is required.',
  'class.too_short': 'The end date must be at least one day after the start date.',
  'class.dates_reversed': 'Start date can not be after end date',
  'class.letter_in_use': 'Students already have these grades, so they stay selected: {{letters}}.',
  'class.has_assignments_outside': 'The dates of the class must include all of its assignments.',
  'class.one_named': 'Choose either a student or an assignment.',
  'research.too_large': 'This is too much for one export. Export the assignments one by one.',
  'pdfs.no_texts': 'No one has started this assignment yet.',
  'pdfs.too_many_orders':
    'Your other PDFs are still being created. Wait until one of these orders is ready, or cancel one.',
  'pdfs.too_many_texts': 'This assignment has too many texts to create all PDFs at once.',
  'pdfs.list': 'List of texts',
  'pdfs.student': 'Student',
  'pdfs.file': 'File',
  'pdfs.result': 'Result',
  'pdfs.included': 'Included',
  'pdfs.failed': 'This text could not be converted. Download it in its own format.',
  'pdfs.names_hidden': 'Left out: names have been hidden since the PDF was created. Create the PDFs again.',
  'class.full':
    'The documents in this class have used up their storage. Text alone is still saved: remove the pictures or files that were added last, and tell your instructor.',
  'assignment.not_started': 'This assignment has not started yet.',
  'assignment.closed': 'The deadline of this assignment has passed.',
  'assignment.paused': 'The instructor has paused this assignment.',
  'assignment.already_started': 'You have already started this assignment.',
  'assignment.draft_already_submitted': 'This has already been submitted.',
  'assignment.not_current_step': 'This draft is not the one to submit now.',
  'assignment.starts_before_class': 'The start date cannot be before the start of the class.',
  'assignment.ends_after_class': 'The deadline cannot be after the end of the class.',
  'assignment.too_short': 'The deadline must be at least {{minutes}} minutes after the start date.',
  'assignment.drafts_exceed_total': 'Total contribution of draft submissions is greater than 100%',
  'assignment.too_many_drafts': 'An assignment can have up to {{max}} drafts.',
  'assignment.draft_submitted': 'Students have already submitted this draft. It can no longer be deleted.',
  'assignment.drafts_kept':
    'As you have a created a draft submission, you cannot unselect draft submissions.',
  'assignment.draft_incomplete': 'Fill the neccessory fields ',
  'assignment.draft_repeated': 'The same draft was sent twice. Reload the page and try again.',
  'assignment.draft_outside': 'The deadline of {{title}} must be between the start and the final deadline.',
  'assignment.draft_past': 'The deadline of {{title}} cannot be before today.',
  'assignment.draft_title_too_long': 'A draft title can have up to {{max}} characters.',
  'assignment.one_main_file': 'An assignment can have only one main file.',
  'assignment.main_file_stays': 'The main file of an assignment cannot be removed.',
  'template.unknown': 'This template is no longer in your library.',
  'template.file_required': 'File is required.',
  'template.has_copies': 'Students have already started with this file, so it can no longer be removed.',
  'template.too_many': 'An assignment can have up to ten additional files.',
  'document.invalid': 'This file cannot be opened as a document.',
  'document.wrong_type': 'Invalid file type. Please upload a valid Office template file.',
  'import.unreadable': 'This file is not a table with a column “email”. Choose another file.',
  'import.too_many': 'There are more than 10,000 lines. Import them in parts.',
  'badge.name': 'Process certificate',
  'badge.description': 'A record of how a text was written, save by save.',
  'badge.criteria':
    'The text was written in Redraft, which kept every save in a hash chain. The badge says when and how often it was saved. It does not say who was at the keyboard or how good the text is.',
  'badge.evidence':
    'Saves: {{saves}}, from {{from}} to {{to}}. Words at the end: {{words}}. Head of the hash chain: {{head}}',
  'oneroster.too_many_sources': 'There can be up to {{max}} student information systems.',
  'oneroster.address_refused': 'Enter addresses that start with https:// and are on the internet.',
  'oneroster.secret_required': 'Enter the client secret.',
  'oneroster.import_running':
    'Another import of this system is in progress. Wait until it has ended, then choose the files again.',
  'oneroster.files_gone': 'The files are no longer here. Choose them again.',
  'oneroster.files_too_large':
    'One file is larger than 10 MB, or the files together are larger than 30 MB. Choose the .zip file of the export (up to 10 MB).',
  'import.not_allowed': 'This assignment does not allow you to import a file here.',
  'import.other_type': 'This is not a {{ending}} file, or it is damaged. Choose another file to import.',
  'conversion.unavailable':
    'LibreOffice is not installed here, so OpenDocument files cannot be opened. Save the file as {{ending}} in its program, and choose that file.',
  'conversion.other_type':
    'This is not a file of type {{ending}}, or it is damaged. Open it in its program, save it again, and choose it.',
  'conversion.encrypted':
    'This file is protected by a password. Save it without the password, and choose it again.',
  'conversion.waiting': 'This file is still being converted. Try again in a moment.',
  'conversion.failed':
    'This file could not be converted. Save it as {{ending}} in its program, and choose that file.',
  'conversion.timed_out':
    'Converting this file took too long. Save it as {{ending}} in its program, and choose that file.',
  'attachment.not_allowed': 'Files cannot be attached to this assignment.',
  'attachment.none': 'Choose at least one file.',
  'attachment.too_large': 'File size exceeds 4 MB: {{names}}',
  'attachment.all_too_large': 'Total file size exceeds 10 MB. Please select smaller files.',
  'attachment.too_many': 'A submission can have up to {{max}} attached files.',
  'attachment.unsupported': 'Unsupported file type: {{names}}',
  'document.too_large': 'The document is too large.',
  'document.no_editor': 'Files of this type open in their own program. Download the file to open it.',
  'document.no_file_history':
    'Changes are listed by cells and slides only for spreadsheets, presentations and drawings. Use Rewind to see how a text was written.',
  'document.no_pdf':
    'A PDF of this file cannot be created here. Download the file itself, or print it from the browser.',
  'document.pdf_failed':
    'The PDF could not be created. Download the file itself, or print it from the browser.',
  'document.pdf_waiting': 'This PDF is still being created. Try again in a moment.',
  'document.opens_here': 'This file is edited here in the editor, so it cannot be replaced.',
  'document.other_type':
    'This is a file of a different type. Replace the file with one of the type that you downloaded.',
  'document.has_macros': 'This file contains macros. Save it without macros and upload it again.',
  'section.name_taken': 'This class already has a section with this name.',
  'comment.no_passage': 'These words are no longer in the text. Select the passage again.',
  'comment.passage_too_long':
    'A comment can be about up to {{max, number}} characters. Select a shorter passage.',
  'comment.too_many': 'A text can have at most {{max, number}} comments.',
  'comment.too_many_replies': 'A comment can have at most {{max, number}} replies.',
  'comment.not_declined': 'The student has withdrawn this reason in the meantime.',
  'bank.full': 'Your comment bank can hold up to {{max, number}} comments. Delete one to add another.',
  'feedback.others': 'Only the person who wrote a comment can change or delete it.',
  'rubric.title_taken': 'You already have a rubric with this title.',
  'assistant.email_invalid': 'Please enter a valid email address.',
  'assistant.not_member': 'This person is not a teaching assistant in this class.',
  'assistant.unknown': 'No account has this email address.',
  'assistant.unconfirmed': 'This person has not confirmed their account yet.',
  'assistant.no_role': 'This account has no role, so it cannot be used. An administrator can give it one.',
  'assistant.already_member': 'This person already belongs to the class.',
  'submission.closed': 'This text has been handed in and can no longer be changed.',
  'submission.no_neighbour': 'No more submissions for this assignment have been found.',
  'submission.writing_ended': 'The instructor has ended writing in this text.',
  'submission.draft_exists': 'A submission already exists for the selected draft.',
  'submission.graded': 'This text already has a grade. Nothing more can be submitted for the student.',
  'submission.exception_too_early':
    'An exception cannot end in the past or before the deadline of the draft.',
  'submission.comment_needs_draft': 'End commenting version must associate with a draft submission.',
  'submission.comment_ended': 'Commenting on this draft has already ended.',
  'grade.invalid': 'Invalid grade.',
  'grade.changed':
    'This grade was changed in the meantime. It is now {{current}}. Your grade, {{given}}, was not saved.',
  'grade.many_changed':
    'Some grades were changed in the meantime ({{count}}), so nothing was saved. Check the list again.',
  'grade.file_unreadable':
    'This file cannot be read. Save it as CSV in UTF-8 or as a workbook (xlsx) and choose it again.',
  'grade.sheet': 'Grades',
  'grade.code': 'Code',
  'grade.missed': 'Missed',
  'grade.average': 'Average',
  'grade.points': 'Points',
  'grade.points_of': 'Points possible',
  'grade.not_submitted': 'This text has not been handed in. To grade it anyway, confirm that you want to.',
  'grade.marked_twice':
    'Two people are marking this text. You can set its grade on the second marking page once both are done.',
  'calibration.closed': 'The marks of this round are already visible, so yours can no longer be changed.',
  'calibration.no_marker': 'Someone on the team can no longer grade in this class. Choose the team again.',
  'calibration.no_texts':
    'There is no text that has been handed in, has no grade and can be marked by the whole team.',
  'marking.closed': 'Both marks have been given, so yours can no longer be changed.',
  'marking.no_marker': 'One of the two people can no longer grade in this class. Choose someone else.',
  'marking.no_texts': 'There is no text that has been handed in, has no grade and can be marked by both.',
  'marking.not_ready': 'Some of these texts do not have both marks yet, or already have a grade.',
  'review.size': 'Between {{min}} and {{max}} students can review each other.',
  'review.too_few':
    'With {{size}} students, each can review at most {{most}} others. Choose fewer reviewers.',
  'review.odd':
    'In the mode Mutal, {{size}} students cannot write {{reviewer}} reviews each: an odd number of students needs an even number of reviewers. Choose another number of reviewers or another mode.',
  'review.one_way':
    'In the mode Unidirectional, {{reviewer}} reviewers for each text need at least {{least}} students. Choose fewer reviewers or another mode.',
  'review.only_texts':
    'Students can review only texts. This assignment has a spreadsheet, a presentation or a drawing.',
  'review.self': 'Students cannot review their own text.',
  'review.not_in_class': 'Only students of this class can review or be reviewed. Reload the page.',
  'review.too_many_reviewers': 'A student can have up to {{max}} reviewers.',
  'review.deadline_too_early':
    'The review deadline of “{{title}}” cannot be before the deadline of the draft.',
  'review.already_reviewer': 'This student already reviews this text.',
  'review.not_candidate': 'This text is not one that you can review.',
  'review.nothing_handed_in': 'Nothing has been handed in for this draft yet.',
  'review.already_added': 'This text is already in your Peer Review List.',
  'review.enough': 'You have already chosen enough reviews for this draft: {{max}}.',
  'review.untracked_change':
    'This cannot be saved because it changes the author’s text directly. Undo the last change and suggest it instead, or add a comment.',
  'review.submitted': 'This review has been submitted and can no longer be changed.',
  'review.withdrawn': 'This review is no longer needed. You can still read what you wrote.',
  'review.practice_first':
    'Practise on the example first: write a comment there and compare it. You can then write this review.',
  'review.practice_empty': 'Write at least one comment on the example first.',
  'review.passage_missing':
    'The words “{{passage}}” are not in the example. Select them again, or remove the comment.',
  'review.example_unreadable':
    'This file cannot be read as a text. Choose a Word document (.docx) or a plain text file (.txt).',
  'review.example_empty': 'There is no text in this file. Choose another one.',
  'review.example_too_long': 'An example can have up to {{max, number}} characters. Choose a shorter one.',
  'review.example_too_large': 'The file of an example can be up to 4 MB. Choose a smaller one.',
  'review.criteria_missing':
    'Give each criterion a level and a comment before you submit this review. Still missing: {{titles}}.',
  'note.stays': 'The text was handed in with this note, so the note can no longer be changed.',
  'note.too_many': 'A text can have up to 200 notes.',
  'note.outside': 'Choose a time for the note between the start of the text and now.',
  'certificate.unreadable':
    'This file is not a process certificate from Redraft. Choose the certificate exactly as it was downloaded.',
  'certificate.text_unreadable':
    'The text of this file cannot be read. Choose a Word document (.docx) or a plain text file in UTF-8.',
  'certificate.record_differs':
    'The record of this text does not match the saved text, so no certificate can be issued. Contact the people who run this site.',
  'file.full':
    'The versions of this document have used up their storage. Text alone is still saved: remove the pictures or files that were added last, or start with smaller ones.',
  'file.conflict': 'The document was changed elsewhere.',
  'file.locked': 'Someone else is writing in this document at the moment.',
  'file.name_invalid': 'This file name is not valid. Choose another one.',
  'file.name_taken': 'There is already a file with this name.',
  'file.token_invalid': 'Your access to this document has ended. Open it again.',
  'file.view_only': 'This document is open for reading only.',
  'editor.unreachable': 'The editor cannot be reached at the moment. Try again in a minute.',
  'editor.unsigned': 'The request is not signed by the editor.',
  'editor.foreign_source': 'This WOPISrc is not allowed here.',
  'operation.unsupported': 'This operation is not supported.',
  'service.files_unavailable':
    'The storage of older texts and files cannot be reached at the moment. Nothing is lost. Try again in a minute.',
  'service.storage_full':
    'The server has run out of storage, so nothing can be saved at the moment. Try again in a minute.',
  'service.unavailable_one': 'This is not possible at the moment. Try again in one second.',
  'service.unavailable_other': 'This is not possible at the moment. Try again in {{count}} seconds.',
  internal: 'Something went wrong on our side. Reference: {{reference}}',
  'page.slow': 'This is taking longer than usual. Check your connection, then try again.',
  'page.retry': 'Try again',
  'answer.none': 'The server cannot be reached. Check your connection and try again.',
  'answer.unreadable':
    'The server sent a response that cannot be read (status {{status}}). Try again in a minute.',
  'answer.unexpected': 'The server sent a response that this page does not understand. Reload the page.',
  'value.required': 'Fill in this field.',
  'value.title_required': 'Title is required.',
  'value.title_too_long': 'A title can have up to {{max}} characters.',
  'value.invalid': 'This value is not valid.',
  'value.choose': 'Choose an option from the list.',
  'value.email': 'Enter a valid email address.',
  'value.too_short': 'At least {{min}} characters.',
  'value.too_long': 'At most {{max}} characters.',
  'value.too_small': 'At least {{min, number}}.',
  'value.too_big': 'At most {{max, number}}.',
  'value.number': 'Enter a number.',
  'value.not_number': '“{{text}}” is not a number.',
  'value.whole': 'Enter a whole number.',
  'value.multiple_of': 'In steps of {{step, number}}.',
  'value.no_such_day': 'This date does not exist.',
  'value.year_too_far': 'The year must be between {{first}} and {{last}}.',
  'value.zone_unknown': 'Choose a time zone from the list.',
  'text.control_characters': 'This text contains characters that cannot be saved.',
  'text.stacked_marks': 'This text has too many accents on one letter.',
  'text.link_scheme': 'A link must start with https://, http:// or mailto:.',
  'text.line_breaks': 'This text must be on a single line.',
  'text.direction': 'This text contains characters that change the writing direction.',
  'text.invisible': 'This text has no visible characters.',
  'step.final': 'Final Submission',
  'notice.work': '“{{title}}”',
  'notice.work_step': '{{step}} of “{{title}}”',
  'notice.submitted_auto': 'Handed in automatically: {{title}}',
  'notice.submitted_auto_text':
    '{{work}} was handed in automatically at the deadline, {{until}}. It contains what was saved by then. Later changes stay in your own text.',
  'notice.missed': 'Not handed in: {{title}}',
  'notice.missed_text':
    'The deadline for {{work}} passed on {{until}}, and nothing was handed in. What you have written is kept. If you need more time, ask your instructor.',
  'notice.open_again': 'Open again: {{title}}',
  'notice.open_again_text': '{{work}} is open again until {{until}}.',
  'notice.open_again_endless_text': '{{work}} is open again, without a deadline.',
  'notice.exception_granted': 'Exception granted: {{title}}',
  'notice.exception_granted_text': 'You have an exception: you can hand in {{work}} until {{until}}.',
  'notice.exception_granted_endless_text':
    'You have an exception: you can hand in {{work}} without a deadline.',
  'notice.exception_revoked': 'Exception withdrawn: {{title}}',
  'notice.exception_revoked_text':
    'Your exception for {{work}} has been withdrawn. The deadline applies again.',
  'notice.text_repaired': 'The formatting of your text was changed',
  'notice.text_repaired_text':
    'An administrator changed the formatting of {{work}}, but none of its words. You can find the earlier version in the version history.',
  'notice.reopened': 'Reopened: {{title}}',
  'notice.reopened_text': 'Your instructor has reopened {{work}}: you can continue writing.',
  'notice.grade_released': 'New grade: {{title}}',
  'notice.grade_released_text': 'You have received a grade for {{work}}.',
  'notice.feedback_added': 'New feedback: {{title}}',
  'notice.feedback_added_text': 'You have received new feedback on {{work}}.',
  'notice.review_assigned': 'Peer review: {{title}}',
  'notice.review_assigned_text': 'You are a reviewer for {{work}}. You can find the texts on the class page.',
  'notice.review_due': 'Peer review is due soon: {{title}}',
  'notice.review_due_text': 'Your peer review for {{work}} is due by {{until}}.',
  'notice.review_withdrawn': 'Peer review no longer needed: {{title}}',
  'notice.review_withdrawn_text':
    'A peer review that you started for {{work}} is no longer needed. You can still read what you wrote.',
  'notice.review_received': 'Peer review received: {{title}}',
  'notice.review_received_text': 'You have received a peer review of {{work}}.',
  'notice.review_rated': 'Response to your peer review: {{title}}',
  'notice.review_rated_text':
    'The writer has said how helpful your peer review of {{work}} was. You can find the response in your Peer Review List.',
  'support.tracker_sign_in': 'Signing in and my account',
  'support.tracker_classes': 'Classes and assignments',
  'support.tracker_writing': 'Writing, saving and handing in',
  'support.tracker_feedback': 'Grades, feedback and analytics',
  'support.tracker_else': 'Something else',
  'support.unknown_tracker': 'Choose what your request is about.',
  'support.thanks':
    'Thank you for contacting us. A ticket has been created for this issue. A member of our team will contact you in short order.',
  'contact.thanks': 'Thank you for your message. We will answer you by email.',
  'notice.data_ready': 'Your data is ready to download',
  'notice.data_ready_text':
    'You can download the file with your data from your profile page until {{until}}.',
  'notice.pdfs_ready': 'PDFs are ready: {{title}}',
  'notice.pdfs_ready_text':
    'You can download the PDFs of all texts from the page of the class until {{until}}.',
  'notice.deadline_near': 'Due soon: {{title}}',
  'notice.deadline_near_text': '{{work}} is due by {{until}}.',
  'notice.not_begun': 'Not started yet: {{title}}',
  'notice.not_begun_text': '{{work}} is due by {{until}}. You have not opened it for writing yet.',
  'notice.submission_received': 'Handed in: {{title}}',
  'notice.submission_received_text_one': 'One text for {{work}} was handed in.',
  'notice.submission_received_text_other': '{{count}} texts for {{work}} were handed in within an hour.',
  'notice.link_unknown': 'This link is incomplete. Open it from the email again.',
  'notice.closed': 'Deadline passed: {{title}}',
  'notice.closed_text':
    'The deadline for {{work}} in {{course}} passed on {{until}}. Handed in automatically: {{auto, number}}. Not handed in: {{missed, number}}.',
  'roster.last_name': 'Last name',
  'roster.first_name': 'First name',
  'roster.email': 'Email',
  'roster.username': 'Username',
  'roster.section': 'Section',
  'roster.status': 'Status',
  'roster.enrolled_on': 'Enrolled on',
  'roster.writing_time': 'Writing time',
  'roster.enrolled': 'enrolled',
  'roster.invited': 'invited',
  'book.class': 'Class',
  'book.students': 'Students',
  'book.assignments': 'Assignments',
  'book.submissions': 'Submissions',
  'book.class_name': 'Class name',
  'book.instructor': 'Instructor',
  'book.subject_area': 'Subject area',
  'book.student_level': 'Student level',
  'book.start_date': 'Start date',
  'book.end_date': 'End date',
  'book.time_zone': 'Time zone of all times',
  'book.grade_method': 'Grade method',
  'book.numeric': 'Numeric',
  'book.letter': 'Letter',
  'book.exported': 'Exported ({{zone}})',
  'book.begun': 'Assignments started',
  'book.handed_in': 'Assignments handed in',
  'book.late': 'Late',
  'book.assignment': 'Assignment',
  'book.start': 'Start ({{zone}})',
  'book.deadline': 'Deadline ({{zone}})',
  'book.autosubmit': 'Autosubmit',
  'book.autoevaluate': 'Autoevaluate',
  'book.enforcement': 'Deadline enforcement',
  'book.texts': 'Texts started',
  'book.created': 'Created ({{zone}})',
  'book.changed': 'Last status change ({{zone}})',
  'book.grade': 'Grade',
  'book.drafts': 'Drafts',
  'book.drafts_handed_in': 'Drafts handed in',
  'map.caption': 'Characters inserted and deleted in each part of the text, by writing session ({{zone}})',
  'map.empty': 'Nothing has been written yet.',
  'map.sitting': 'Writing session',
  'status.none': 'Not submitted',
  'status.submitted': 'Submitted',
  'status.late': 'Late submission',
  'status.instructor': 'Submitted by instructor',
  'status.exception': 'Submitted with exception',
  'status.auto': 'Automatically submitted',
  'status.excepted': 'Exception',
  'status.missed': 'Submission missed',
  'status.without_name': 'Graded without names',
  'data.readme': `Your data in Redraft
created on {{at}}

All times are in UTC (ISO 8601). Files that end in .json can be opened with any text editor.

profile.json
  Your account, roles, settings, institutions, classes, extra time, sign-ins, notifications, the emails that
  were sent to you and what you wrote to support.
acts.json
  A record of what you did: when, what, and the number of the item it was done to.
texts/
  A folder for each text that you have started:
  text.docx                     the text as it is now (or .pptx, .xlsx, .odg)
  text - process-log.json       how it was written: the text that the file started with ("base"), then each
                                version with its number, time, origin, words and changes. A change takes
                                "deleted" away at "position", counted in characters from the beginning,
                                and puts "inserted" there. Applied one after the other, they lead from the
                                base to the text. Only saved versions are kept, no keystrokes.
  text - original …             OpenDocument files that you imported, as you uploaded them
  files/                        additional files, each with its own process log
  attachments/                  what you attached
  about.json                    class, drafts with deadlines, grades that you can see, feedback, comments,
                                your notes and your plan
  reviews/                      reviews that you received, without names if they were anonymous
reviews-written/
  Reviews that you wrote, and your comments on examples.
teaching/
  For staff: classes, feedback and comments that you wrote, rubrics, comment bank and templates.

Not included: other people's names and texts, grades that are not released yet, and passwords, of which
only a check value is kept.
`,
  'check.timeout': 'No answer within {{seconds}} seconds.',
  'check.error': '{{reason}}.',
  'check.settings_ok': 'All variables can be read.',
  'check.settings_invalid': '{{reason}}',
  'check.database_encoding': 'The database is in {{encoding}}. Create it in UTF-8.',
  'check.database_trigrams': 'The extension pg_trgm is missing. Install PostgreSQL’s contrib package.',
  'check.database_ok': 'PostgreSQL {{version}}, migrated.',
  'check.database_pending':
    'Migrations that have not run: {{migrations}}. The next start runs them. Back up first.',
  'check.replica_off': 'Not set up: the database answers everything.',
  'check.replica_ok':
    'Answers graphs and reports. It was at most {{seconds, number(maximumFractionDigits: 1)}} s behind.',
  'check.replica_away':
    'DATABASE_REPLICA_URL does not answer ({{reason}}). The database answers graphs and reports meanwhile.',
  'check.replica_behind':
    'The replica is too far behind. The database answers graphs and reports meanwhile. See docs/operations/scaling.md.',
  'check.replica_not_streaming':
    'The replica receives nothing from the database. Check primary_conninfo and the log of the replica.',
  'check.replica_not_in_recovery':
    'DATABASE_REPLICA_URL is not a replica, or no longer: it accepts writes. Set the replica up again.',
  'check.replica_other_database':
    'DATABASE_REPLICA_URL belongs to another database than DATABASE_URL. Correct one of them.',
  'check.clocks_ok':
    'This machine and the database differ by {{seconds, number(maximumFractionDigits: 1)}} s.',
  'check.clocks_differ':
    'This machine and the database differ by {{seconds, number(maximumFractionDigits: 1)}} s. Deadlines are judged by these clocks: let both keep time (NTP).',
  'check.secret_new': 'One is created at the first start, and kept in the database.',
  'check.secret_stored': 'Kept in the database.',
  'check.secret_set': 'Set by SECRET, the one of this database.',
  'check.administrator_none':
    'Nobody can administer this installation: npm run admin -- create, or the page /setup.',
  'check.administrator_ok': 'There is an administrator.',
  'check.demo_none': 'There is no demo world.',
  'check.demo_closed': 'They cannot sign in. npm run demo -- remove takes the demo world out.',
  'check.demo_open': 'Everybody knows their password, and others reach this server. Set DEMO=off.',
  'check.demo_local': 'They can sign in; nobody else reaches this server.',
  'check.address_local': '{{address}}, for this machine or network.',
  'check.address_unset': 'PUBLIC_URL is not set: links in mails lead to localhost.',
  'check.address_plain':
    '{{address}} is not encrypted. Put a proxy with TLS in front, and set PUBLIC_URL to https://…',
  'check.address_proxy': 'TRUST_PROXY is not set: everybody behind the proxy counts as one address.',
  'check.address_ok': '{{address}}',
  'check.mail_off': 'Not set up: mails stay in the outbox.',
  'check.mail_ok':
    'The mail server accepts the connection. npm run doctor -- --mail-to ADDRESS sends a mail.',
  'check.mail_sent': 'The mail server has taken a mail to {{to}}.',
  'check.mail_refused':
    'The mail server does not accept the connection or the email ({{reason}}). Check SMTP_URL and MAIL_FROM.',
  'check.certificate_none': 'SAML_IDP_CERT has no certificate.',
  'check.certificate_expired':
    'The institution’s certificate expired on {{day}}. Set the new one in SAML_IDP_CERT.',
  'check.certificate_ok': 'The institution’s certificate is valid until {{day}}.',
  'check.certificate_soon':
    'The institution’s certificate expires on {{day}}. Add the next one to SAML_IDP_CERT.',
  'check.sign_on_off': 'Not set up: accounts have passwords here.',
  'check.sign_on_status': '{{address}} answers {{status}}. Check OIDC_ISSUER.',
  'check.sign_on_issuer': '{{address}} names the issuer {{issuer}}. Set OIDC_ISSUER to exactly that.',
  'check.answers': '{{address}} answers.',
  'check.silent':
    '{{address}} does not answer ({{reason}}). Check that the service runs and that this server can reach it.',
  'check.editor_built_in': 'The built-in editor.',
  'check.editor_discovery': '{{address}} gives no WOPI discovery ({{status}}). Check EDITOR_URL.',
  'check.pdf_off': 'Turned off: no PDFs, and no OpenDocument files.',
  'check.pdf_ok': 'Found: PDFs can be created, and OpenDocument files opened.',
  'check.pdf_none': 'Not installed: no PDFs, and no OpenDocument files. See docs/operations/pdf.md.',
  'check.pdf_broken': 'SOFFICE: {{program}} cannot be run.',
  'check.disk_ok':
    '{{free, number(maximumFractionDigits: 1)}} of {{total, number(maximumFractionDigits: 1)}} GB are free at {{folder}}.',
  'check.disk_low':
    '{{free, number(maximumFractionDigits: 1)}} of {{total, number(maximumFractionDigits: 1)}} GB are free at {{folder}}. Saves are refused once it is full: make room.',
  'check.objects_off': 'Not set up: everything is in the database.',
  'check.objects_ok':
    'Stored, read and deleted an object. Objects: {{objects, number}}, {{gigabytes, number(maximumFractionDigits: 1)}} GB.',
  'check.objects_leaving':
    'Objects that the worker still moves to the database: {{objects, number}}. Objects that it has still to delete, which it does after a day: {{unused, number}}. Keep the S3_… settings until there are none of either.',
  'check.objects_missing':
    'The S3_… settings are missing. Set them as before. Objects in the object storage: {{objects, number}}.',
  'check.objects_missing_unused':
    'The S3_… settings are missing. Set them as before. Objects in the object storage that hold content: {{objects, number}}. Objects that are still to be deleted there: {{unused, number}}.',
  'check.objects_fail': '{{reason}}. See docs/operations/object-storage.md.',
  'check.backup_none':
    'No backup is recorded. This server is for this machine or network; back up what you want to keep.',
  'check.backup_unknown':
    'Unknown: no backup is recorded. Turn on WAL archiving, or let each backup end with npm run backup-done. See docs/operations/backup.md.',
  'check.backup_ok': 'The last backup finished at {{at}}.',
  'check.backup_old':
    'The last backup is of {{at}}, {{hours, number}} hours ago. Check why none has finished since.',
  'check.archiving_ok': 'WAL is archived, last at {{at}}.',
  'check.archiving_fails':
    'Archiving WAL has failed since {{at}}: the disk of the database fills up. Check archive_command and the log of PostgreSQL.',
  'check.worker_ok': 'A worker has completed a job within five minutes.',
  'check.worker_never':
    'No worker has completed a job yet. Start a process with ROLES=worker, or look into its log.',
  'check.worker_idle':
    'No worker has completed a job for {{minutes, number}} minutes. Start a process with ROLES=worker, or look into its log.',
  'check.jobs_ok': '{{waiting, number}} jobs wait, none has failed.',
  'check.jobs_waiting': '{{waiting, number}} jobs wait. Start another process with ROLES=worker.',
  'check.jobs_failed': 'Jobs have failed: {{names}}. The page "Job queues" of the admin area says why.',
  'area.academic_writing': 'Academic writing',
  'area.anthropology': 'Anthropology',
  'area.art_and_design': 'Art and design',
  'area.biology': 'Biology',
  'area.business_and_economics': 'Business and economics',
  'area.chemistry': 'Chemistry',
  'area.communication_and_media': 'Communication and media',
  'area.computer_science': 'Computer science',
  'area.creative_writing': 'Creative writing',
  'area.earth_and_environment': 'Earth and environment',
  'area.education': 'Education',
  'area.engineering': 'Engineering',
  'area.english': 'English',
  'area.geography': 'Geography',
  'area.german': 'German',
  'area.health_and_nursing': 'Health and nursing',
  'area.history': 'History',
  'area.languages': 'Languages',
  'area.law': 'Law',
  'area.linguistics': 'Linguistics',
  'area.literature': 'Literature',
  'area.mathematics': 'Mathematics',
  'area.medicine': 'Medicine',
  'area.music': 'Music',
  'area.philosophy': 'Philosophy',
  'area.physics': 'Physics',
  'area.political_science': 'Political science',
  'area.psychology': 'Psychology',
  'area.religious_studies': 'Religious studies',
  'area.sociology': 'Sociology',
  'area.other': 'Other',
  'level.secondary_school': 'Secondary school',
  'level.foundation_year': 'Foundation year',
  'level.undergraduate_first_year': 'Undergraduate, first year',
  'level.undergraduate_second_year': 'Undergraduate, second year',
  'level.undergraduate_third_year': 'Undergraduate, third year',
  'level.undergraduate_fourth_year': 'Undergraduate, fourth year',
  'level.master': 'Master',
  'level.doctorate': 'Doctorate',
  'level.professional_education': 'Professional education',
  'level.language_course': 'Language course',
} as const;
