import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DB } from './platform/db.generated.ts';

/** The folder that writes a table and defines its rows (docs/decisions/0028). Reading is not restricted. */
const owners: Record<keyof DB, string> = {
  access_token_policy: 'domain/access-tokens',
  access_tokens: 'domain/access-tokens',
  accommodations: 'domain/members',
  account_link_wishes: 'domain/accounts',
  account_links: 'domain/accounts',
  account_deletions: 'domain/account-deletions',
  announcements: 'domain/announcements',
  assignment_files: 'domain/assignment-files',
  assignments: 'domain/assignments',
  assistant_sections: 'domain/members',
  attachment_pieces: 'domain/attachments',
  attachments: 'domain/attachments',
  audit_log: 'platform',
  backups: 'features/operations',
  certificate_keys: 'domain/certificates',
  calibration_markers: 'domain/calibrations',
  calibration_marks: 'domain/calibrations',
  calibration_texts: 'domain/calibrations',
  calibrations: 'domain/calibrations',
  class_assistants: 'domain/members',
  class_holds: 'domain/classes',
  class_invitations: 'domain/members',
  class_search_misses: 'features/enrolling',
  class_searches: 'features/enrolling',
  class_sections: 'domain/members',
  classes: 'domain/classes',
  comment_readings: 'domain/feedback',
  comment_replies: 'domain/feedback',
  comment_uptakes: 'domain/feedback',
  commented_versions: 'domain/submissions',
  conformance_files: 'domain/conformance-files',
  data_export_pieces: 'domain/data-exports',
  data_exports: 'domain/data-exports',
  deadline_looks: 'domain/fencing',
  document_comments: 'domain/feedback',
  draft_submissions: 'domain/submissions',
  drafts: 'domain/assignments',
  editor_samples: 'domain/editor-samples',
  editor_user_infos: 'domain/editor-host',
  enrollments: 'domain/members',
  event_deliveries: 'domain/learning-events',
  event_endpoints: 'domain/learning-events',
  evaluations: 'domain/evaluations',
  feedback: 'domain/feedback',
  feedback_drafts: 'domain/feedback',
  feedback_lists: 'domain/feedback',
  file_blob_uses: 'domain/revisions',
  file_blobs: 'domain/revisions',
  file_measures: 'domain/analytics',
  file_places: 'migrations',
  file_purges: 'domain/revisions',
  files: 'domain/revisions',
  grade_releases: 'domain/submissions',
  grading_settings: 'domain/submissions',
  idempotency_keys: 'platform',
  identities: 'domain/identities',
  instructor_requests: 'domain/accounts',
  kept_ratio_bands: 'domain/analytics',
  kept_comments: 'features/feedback',
  known_places: 'platform',
  limit_counts: 'platform',
  lookups: 'migrations',
  lti_changed_assignments: 'domain/lti',
  lti_contexts: 'domain/lti',
  lti_deep_linking_requests: 'domain/lti',
  lti_deployments: 'domain/lti',
  lti_identities: 'domain/lti',
  lti_invitations: 'domain/lti',
  lti_launches: 'domain/lti',
  lti_line_items: 'domain/lti',
  lti_logins: 'domain/lti',
  lti_memberships: 'domain/lti',
  lti_platforms: 'domain/lti',
  lti_refusals: 'domain/lti',
  lti_resource_links: 'domain/lti',
  lti_rosters: 'domain/lti',
  lti_scores: 'domain/lti',
  lti_tool_keys: 'domain/lti',
  mails: 'domain/mail',
  migrations: 'platform',
  notification_digests: 'domain/notifications',
  notification_preferences: 'domain/notifications',
  notifications: 'domain/notifications',
  own_practices: 'domain/peer-reviews',
  pdf_copies: 'domain/pdf-copies',
  peer_review_pairs: 'domain/peer-reviews',
  peer_review_setups: 'domain/peer-reviews',
  peer_reviews: 'domain/peer-reviews',
  process_notes: 'domain/process-notes',
  research_keys: 'features/research',
  review_answers: 'domain/peer-reviews',
  review_criteria: 'domain/peer-reviews',
  review_practices: 'domain/peer-reviews',
  reviewed_texts: 'domain/peer-reviews',
  revision_plans: 'domain/peer-reviews',
  revisions: 'domain/revisions',
  role_scope_areas: 'domain/role-scopes',
  role_scope_classes: 'domain/role-scopes',
  role_scopes: 'domain/role-scopes',
  roster_classes: 'domain/oneroster',
  roster_people: 'domain/oneroster',
  roster_places: 'domain/oneroster',
  roster_records: 'domain/oneroster',
  roster_requests: 'domain/oneroster',
  roster_runs: 'domain/oneroster',
  roster_sources: 'domain/oneroster',
  rubric_scores: 'domain/submissions',
  rubrics: 'features/rubrics',
  sealed_chunks: 'domain/revisions',
  second_marking_texts: 'domain/second-marking',
  second_markings: 'domain/second-marking',
  sessions: 'domain/accounts',
  settings: 'platform',
  sign_on_attempts: 'features/sign-on',
  signed_heads: 'domain/certificates',
  sign_in_codes: 'domain/sign-in-codes',
  submission_files: 'domain/submissions',
  submissions: 'domain/submissions',
  support_tickets: 'features/support',
  templates: 'domain/template-library',
  text_readers: 'domain/access-log',
  text_repairs: 'domain/text-repairs',
  user_roles: 'domain/accounts',
  users: 'domain/accounts',
  wopi_locks: 'domain/editor-host',
  wopi_tokens: 'domain/editor-host',
};

const writing =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+"?([a-z]\w*)/g;

function tablesWrittenBy(source: string): Set<string> {
  return new Set([...source.matchAll(writing)].flatMap(([, called, spelt]) => called ?? spelt ?? []));
}

/** A module such as `domain/members`, or `platform` if it has no folders. */
function folderOf(file: string): string {
  const [storey = '', part = ''] = file.split(path.sep);
  return storey === 'domain' || storey === 'features' ? `${storey}/${part}` : storey;
}

function writesOfTheServer(): { table: string; folder: string }[] {
  // Except the demo, which empties every table first.
  const storeys = ['domain/**/*.ts', 'features/**/*.ts', 'platform/**/*.ts'];
  const files = globSync(storeys, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  return files.flatMap((file) => {
    const tables = tablesWrittenBy(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    return [...tables].map((table) => ({ table, folder: folderOf(file) }));
  });
}

it.each(Object.entries(Object.groupBy(writesOfTheServer(), ({ table }) => table)))(
  'the table %s is written by its owning module only',
  (table, writes) => {
    const owner = new Map(Object.entries(owners)).get(table);
    expect([...new Set(writes?.map(({ folder }) => folder))]).toEqual([owner]);
  },
);

it('a table name is found in any spelling', () => {
  const source = `db().insertInto('users'); db().updateTable(
      'classes'); db().deleteFrom('drafts'); sql\`INSERT INTO files (id) ON CONFLICT DO UPDATE
      SET id = 1\`; sql\`UPDATE revisions SET at = 1\`; sql\`DELETE FROM rubrics\`; sql\`SELECT 1 FOR UPDATE OF file\``;
  expect([...tablesWrittenBy(source)]).toEqual([
    'users',
    'classes',
    'drafts',
    'files',
    'revisions',
    'rubrics',
  ]);
});
