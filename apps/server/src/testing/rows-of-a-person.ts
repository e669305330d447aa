import { randomUUID } from 'node:crypto';
import type { AssignmentId, ClassId, ContextId, SubmissionId, UserId } from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { createFile, zipCodec } from '../domain/revisions/index.ts';
import { db } from '../platform/db.ts';

interface Person {
  userId: UserId;
  classId: ClassId;
  assignmentId: AssignmentId;
  submissionId: SubmissionId;
  /** Stands in every column that a word fits into. */
  word: string;
}

/** A row about a person in the tables that a class at work does not fill by itself. */
export async function insertRowsOfPerson(person: Person): Promise<void> {
  await insertAccountRows(person);
  await insertSignOnRows(person);
  await insertStaffRows(person);
  await insertTextRows(person);
  await insertEventRows(person);
  await insertPlatformRows(person);
  await insertRosterRows(person);
}

const soon = (): Date => new Date(Date.now() + 3_600_000);

/** What an institution has said, and what rules gave for it; the role is one of those that the person has. */
async function insertSignOnRows({ userId, word }: Person): Promise<void> {
  const at = new Date();
  const issuer = 'https://uni.example.org';
  await sql`UPDATE identities SET claims = ${JSON.stringify({ groups: [word] })} WHERE user_id = ${userId}`.execute(
    db(),
  );
  await db()
    .insertInto('role_rule_grants')
    .values({ user_id: userId, role: 'ROLE_EDUCATION_COORDINATOR', issuer, given_at: at })
    .execute();
  await db().insertInto('account_institutions').values({ user_id: userId, issuer, name: word }).execute();
  await db()
    .insertInto('sign_on_sessions')
    .values({
      key_hash: Buffer.from('own'),
      user_id: userId,
      way: 'oidc',
      issuer,
      subject: word,
      session_index: word,
      sealed_proof: Buffer.from(word),
      begun_at: at,
      expires_at: soon(),
    })
    .execute();
}

async function insertAccountRows({ userId, classId, word }: Person): Promise<void> {
  const at = new Date();
  const bytes = Buffer.from(word);
  await sql`UPDATE users SET image_url = ${word}, profile_urls = ARRAY[${word}] WHERE id = ${userId}`.execute(
    db(),
  );
  await sql`UPDATE sessions SET user_agent = ${word} WHERE user_id = ${userId}`.execute(db());
  await sql`UPDATE data_export_pieces SET content = ${bytes} FROM data_exports
    WHERE data_exports.id = export_id AND user_id = ${userId}`.execute(db());
  await sql`INSERT INTO user_roles (user_id, role) VALUES (${userId}, 'ROLE_EDUCATION_COORDINATOR') ON CONFLICT DO NOTHING`.execute(
    db(),
  );
  await sql`INSERT INTO role_scopes (user_id, role) VALUES (${userId}, 'ROLE_EDUCATION_COORDINATOR')`.execute(
    db(),
  );
  await sql`INSERT INTO role_scope_areas (user_id, role, subject_area_id)
    SELECT ${userId}, 'ROLE_EDUCATION_COORDINATOR', subject_area_id FROM classes WHERE id = ${classId}`.execute(
    db(),
  );
  await sql`INSERT INTO role_scope_classes (user_id, role, class_id) VALUES (${userId}, 'ROLE_EDUCATION_COORDINATOR', ${classId})`.execute(
    db(),
  );
  await db()
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      name: word,
      token_hash: bytes,
      hint: 'abcd',
      scopes: ['classes:read'],
      created_at: at,
      expires_at: soon(),
    })
    .execute();
  await db()
    .insertInto('sign_in_codes')
    .values({ user_id: userId, code_hash: bytes, is_remembered: false, expires_at: soon() })
    .execute();
  await db()
    .insertInto('idempotency_keys')
    .values({
      actor_id: userId,
      key: randomUUID(),
      route: 'POST /',
      body_hash: bytes,
      answer: JSON.stringify(word),
      created_at: at,
    })
    .execute();
  await db().insertInto('editor_user_infos').values({ user_id: userId, info: word }).execute();
  await db()
    .insertInto('class_searches')
    .values({ user_id: userId, class_id: classId, enroll_key: 'K', searched_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db()
    .insertInto('class_search_misses')
    .values({ user_id: userId, address: word, missed_at: at })
    .execute();
  await db()
    .insertInto('sign_on_attempts')
    .values({
      user_id: userId,
      state_hash: Buffer.from('own'),
      browser_hash: bytes,
      way: 'saml',
      issuer: 'https://uni.example.org',
      nonce: 'n',
      begun_at: at,
      expires_at: soon(),
    })
    .execute();
  await db()
    .insertInto('mails')
    .values({
      user_id: userId,
      to_address: word,
      reply_to: word,
      language: 'en',
      template: 'support',
      subject: word,
      body_text: word,
      body_html: word,
      has_secret: false,
      queued_at: at,
      next_try_at: at,
      sent_at: at,
      state: 'sent',
    })
    .execute();
}

async function createTextFile(name: string) {
  return createFile({
    kind: 'docx',
    name,
    bytes: blankDocx({ codec: zipCodec }),
    origin: 'base',
    at: new Date(),
  });
}

async function insertStaffRows({ userId, classId, word }: Person): Promise<void> {
  const at = new Date();
  const bytes = Buffer.from(word);
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: userId, added_at: at })
    .execute();
  const section = await db()
    .insertInto('class_sections')
    .values({ class_id: classId, name: 'Morning', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('assistant_sections')
    .values({ class_id: classId, user_id: userId, section_id: section.id })
    .execute();
  await db()
    .insertInto('rubrics')
    .values({ owner_id: userId, title: word, criteria: JSON.stringify([word]), updated_at: at })
    .execute();
  await db()
    .insertInto('kept_comments')
    .values({ owner_id: userId, comment: word, updated_at: at })
    .execute();
  const [template, sample, conformance] = [
    await createTextFile(word),
    await createTextFile(word),
    await createTextFile(word),
  ];
  await db()
    .insertInto('templates')
    .values({
      owner_id: userId,
      file_id: template.fileId,
      title: word,
      description: word,
      kind: 'DOCUMENT',
      thumbnail: bytes,
      thumbnail_type: 'image/png',
      created_at: at,
    })
    .execute();
  await db()
    .insertInto('editor_samples')
    .values({ owner_id: userId, file_id: sample.fileId, content_type: 'DOCUMENT' })
    .execute();
  await db()
    .insertInto('conformance_files')
    .values({
      owner_id: userId,
      file_id: conformance.fileId,
      name: word,
      content: bytes,
      version: 1,
      modified_at: at,
    })
    .execute();
}

async function insertTextRows({ userId, assignmentId, submissionId, word }: Person): Promise<void> {
  const at = new Date();
  const bytes = Buffer.from(word);
  const { file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id as file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  await db().updateTable('files').set({ name: word }).where('id', '=', fileId).execute();
  await db()
    .insertInto('pdf_copies')
    .values([
      {
        file_id: fileId,
        requested_at: at,
        used_at: at,
        hash: 'a'.repeat(64),
        state: 'ready',
        source: null,
        pdf: bytes,
      },
      {
        file_id: fileId,
        requested_at: at,
        used_at: at,
        hash: 'b'.repeat(64),
        state: 'waiting',
        source: bytes,
        pdf: null,
      },
    ])
    .execute();
  await db()
    .insertInto('originals')
    .values({ file_id: fileId, seq: 0, name: word, kind: 'odt', hash: Buffer.alloc(32) })
    .execute();
  await db()
    .insertInto('conversions')
    .values({
      owner_id: userId,
      name: word,
      kind: 'odt',
      source: bytes,
      state: 'ready',
      result: bytes,
      requested_at: at,
    })
    .execute();
  const { owner_id: ownerId } = await db()
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .select('classes.owner_id')
    .where('assignments.id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  for (const orderer of [userId, ownerId]) {
    const order = await db()
      .insertInto('pdf_orders')
      .values({ user_id: orderer, assignment_id: assignmentId, requested_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('ordered_pdfs')
      .values({
        order_id: order.id,
        submission_id: submissionId,
        state: 'ready',
        is_anonymized: false,
        crc: 0,
        pdf: bytes,
      })
      .execute();
  }
  await db()
    .insertInto('text_repairs')
    .values({
      submission_id: submissionId,
      admin_id: userId,
      base_seq: 0,
      created_at: at,
      ended_at: at,
      reason: word,
    })
    .execute();
  await db()
    .insertInto('feedback_drafts')
    .values({ submission_id: submissionId, author_id: userId, comment: word, updated_at: at })
    .execute();
  await db()
    .insertInto('revision_plans')
    .values({ submission_id: submissionId, items: JSON.stringify([word]), updated_at: at })
    .execute();
  await db()
    .insertInto('own_practices')
    .values({ assignment_id: assignmentId, student_id: userId, comments: JSON.stringify([word]) })
    .execute();
}

const platformAddress = 'https://lms.example.org';

async function insertEventRows({ userId, classId, assignmentId, submissionId }: Person): Promise<void> {
  const at = new Date();
  const endpoint = await db()
    .insertInto('event_endpoints')
    .values({ url: platformAddress, actors: 'account', is_on: true, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('event_deliveries')
    .values({
      endpoint_id: endpoint.id,
      event_id: randomUUID(),
      kind: 'submitted',
      class_id: classId,
      assignment_id: assignmentId,
      submission_id: submissionId,
      student_id: userId,
      actor_id: userId,
      occurred_at: at,
      queued_at: at,
      next_try_at: at,
    })
    .execute();
}

async function insertCourse(classId: ClassId) {
  const at = new Date();
  const platform = await db()
    .insertInto('lti_platforms')
    .values({
      issuer: platformAddress,
      client_id: 'redraft',
      name: 'LMS',
      institution: 'School',
      authorization_endpoint: platformAddress,
      token_endpoint: platformAddress,
      jwks_uri: platformAddress,
      email_domains: [],
      scopes: [],
      messages: [],
      status: 'approved',
      registered: 'manual',
      created_at: at,
      approved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const deployment = await db()
    .insertInto('lti_deployments')
    .values({ platform_id: platform.id, deployment_id: '1', added_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const context = await db()
    .insertInto('lti_contexts')
    .values({
      deployment_id: deployment.id,
      context_id: 'course',
      title: 'Course',
      label: 'C',
      class_id: classId,
      grade_scopes: [],
      launched_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { platformId: platform.id, contextId: context.id };
}

async function insertPlatformRows(person: Person): Promise<void> {
  const { userId, classId, word } = person;
  const at = new Date();
  const { platformId, contextId } = await insertCourse(classId);
  await db()
    .insertInto('lti_identities')
    .values({
      issuer: platformAddress,
      subject: word,
      user_id: userId,
      is_made: false,
      connected_at: at,
      used_at: at,
    })
    .execute();
  await db()
    .insertInto('lti_memberships')
    .values({ context_id: contextId, user_id: userId, role: 'student', group_name: word })
    .execute();
  await db()
    .insertInto('lti_launches')
    .values({
      code_hash: Buffer.from('launch'),
      user_id: userId,
      platform_id: platformId,
      launch: JSON.stringify({ name: word }),
      expires_at: soon(),
    })
    .execute();
  await db()
    .insertInto('lti_deep_linking_requests')
    .values({
      id: randomUUID(),
      context_id: contextId,
      user_id: userId,
      return_url: platformAddress,
      accepts_multiple: false,
      accepts_line_item: false,
      origins: [platformAddress],
      expires_at: soon(),
    })
    .execute();
  await insertScore(person, contextId);
}

async function insertScore(
  { assignmentId, submissionId, word }: Person,
  contextId: ContextId,
): Promise<void> {
  const at = new Date();
  const draft = await db()
    .selectFrom('drafts')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const lineItem = await db()
    .insertInto('lti_line_items')
    .values({
      context_id: contextId,
      assignment_id: assignmentId,
      draft_id: draft.id,
      resource_link_id: 'link',
      label: 'Essay',
      score_maximum: 20,
      starts_at: at,
      ends_at: soon(),
      next_try_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('lti_scores')
    .values({
      line_item_id: lineItem.id,
      submission_id: submissionId,
      activity_progress: 'Submitted',
      grading_progress: 'NotReady',
      comment: word,
      scored_at: at,
      next_try_at: at,
    })
    .execute();
}

async function insertRosterRows({ userId, classId, word }: Person): Promise<void> {
  const at = new Date();
  const source = await db()
    .insertInto('roster_sources')
    .columns(['name', 'time_zone', 'subject_area_id', 'student_level_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('classes')
        .select([
          sql<string>`'School'`.as('name'),
          'time_zone',
          'subject_area_id',
          'student_level_id',
          sql<Date>`now()`.as('created_at'),
        ])
        .where('id', '=', classId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('roster_people')
    .values({ source_id: source.id, sourced_id: 'person', user_id: userId, is_made: false, connected_at: at })
    .execute();
  await db()
    .insertInto('roster_records')
    .values({
      source_id: source.id,
      kind: 'users',
      sourced_id: 'person',
      record: JSON.stringify({ name: word }),
    })
    .execute();
  await db()
    .insertInto('roster_places')
    .values({ source_id: source.id, class_id: classId, user_id: userId, role: 'student', given_at: at })
    .execute();
}
