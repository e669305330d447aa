import type {
  AssignmentId,
  ClassId,
  DraftId,
  PlatformId,
  SubmissionId,
  SubmissionStatus,
  UserId,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { StepFacts, WantedScore } from './score-rules.ts';

/** Serialises acts on the same texts: the second computes the scores when the first is done. */
export async function lockScoresOf(ids: readonly SubmissionId[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti scores', id)) FROM
    (SELECT id FROM unnest(${[...ids]}::bigint[]) AS id ORDER BY id) AS sorted`.execute(db());
}

/** Those of the texts that have a line item on any platform. */
export async function listTextsWithLineItem(ids: readonly SubmissionId[]): Promise<SubmissionId[]> {
  const { rows } = await sql<{ id: SubmissionId }>`
    SELECT id FROM submissions WHERE id = ANY(${[...ids]}::bigint[])
      AND EXISTS (SELECT FROM lti_line_items WHERE lti_line_items.assignment_id = submissions.assignment_id)
    ORDER BY id`.execute(db());
  return rows.map((row) => row.id);
}

/** Started texts of assignments, or of one student, as far as their assignment has a line item. */
export async function listTextsOf(
  scope: { assignmentIds: readonly AssignmentId[] } | { studentId: UserId },
): Promise<SubmissionId[]> {
  const rows = await db()
    .selectFrom('submissions')
    .select('id')
    .where((eb) =>
      'studentId' in scope
        ? eb('student_id', '=', scope.studentId)
        : eb('assignment_id', '=', sql<AssignmentId>`ANY(${[...scope.assignmentIds]}::bigint[])`),
    )
    .where('assignment_id', 'in', (query) => query.selectFrom('lti_line_items').select('assignment_id'))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface ScoreRow {
  line_item_id: number;
  submission_id: SubmissionId;
  facts: StepFacts;
  /** The wanted score as stored before; null if none is. */
  stored: (WantedScore & { scoredAt: Date }) | null;
}

interface JoinedRow {
  line_item_id: number;
  submission_id: SubmissionId;
  status: SubmissionStatus;
  submitted_at: Date | null;
  score: number | null;
  letter: string | null;
  is_shown: boolean;
  is_hidden: boolean;
  is_current: boolean;
  comments: string[];
  activity_progress: WantedScore['activityProgress'] | null;
  grading_progress: WantedScore['gradingProgress'];
  stored_score: number | null;
  stored_comment: string | null;
  stored_submitted_at: Date | null;
  scored_at: Date;
}

/** The facts that determine the scores of texts, for each step of students whom the platform knows in its course. */
export async function listScoreRows(ids: readonly SubmissionId[]): Promise<ScoreRow[]> {
  const { rows } = await sql<JoinedRow>`
    SELECT item.id AS line_item_id, submissions.id AS submission_id, coalesce(step.status, 'NONE') AS status, step.submitted_at,
      CASE WHEN classes.grade_method = 'Letter' THEN NULL WHEN drafts.type = 'FINAL' THEN submissions.score ELSE step.score END AS score,
      CASE WHEN classes.grade_method <> 'Letter' THEN NULL
        WHEN drafts.type = 'FINAL' THEN submissions.alternate_grade ELSE step.alternate_grade END AS letter,
      NOT coalesce(settings.holds_back, false) OR releases.submission_id IS NOT NULL AS is_shown,
      coalesce(settings.is_anonymous, false) AND releases.submission_id IS NULL AS is_hidden,
      NOT EXISTS (SELECT FROM drafts AS earlier
        LEFT JOIN draft_submissions AS made ON made.draft_id = earlier.id AND made.submission_id = submissions.id
        WHERE earlier.assignment_id = submissions.assignment_id AND (earlier.deadline, earlier.id) < (drafts.deadline, drafts.id)
          AND coalesce(made.status, 'NONE') = 'NONE') AS is_current,
      ARRAY(SELECT feedback.comment FROM feedback WHERE feedback.submission_id = submissions.id AND feedback.removed_at IS NULL
        AND (feedback.draft_id = drafts.id OR feedback.draft_id IS NULL AND drafts.type = 'FINAL')
        ORDER BY feedback.created_at, feedback.id) AS comments,
      stored.activity_progress, stored.grading_progress, stored.score_given AS stored_score, stored.comment AS stored_comment,
      stored.submitted_at AS stored_submitted_at, stored.scored_at
    FROM submissions
    JOIN lti_line_items AS item ON item.assignment_id = submissions.assignment_id
    JOIN drafts ON drafts.id = item.draft_id
    JOIN assignments ON assignments.id = submissions.assignment_id
    JOIN classes ON classes.id = assignments.class_id
    JOIN lti_contexts AS context ON context.id = item.context_id AND context.class_id = classes.id
    JOIN lti_deployments ON lti_deployments.id = context.deployment_id
    JOIN lti_platforms AS platform ON platform.id = lti_deployments.platform_id AND platform.status = 'approved'
    JOIN lti_identities AS identity ON identity.issuer = platform.issuer AND identity.user_id = submissions.student_id
    JOIN lti_memberships AS membership ON membership.context_id = context.id AND membership.user_id = submissions.student_id
    LEFT JOIN draft_submissions AS step ON step.submission_id = submissions.id AND step.draft_id = drafts.id
    LEFT JOIN grading_settings AS settings ON settings.assignment_id = submissions.assignment_id
    LEFT JOIN grade_releases AS releases ON releases.submission_id = submissions.id
    LEFT JOIN lti_scores AS stored ON stored.line_item_id = item.id AND stored.submission_id = submissions.id
    WHERE submissions.id = ANY(${[...ids]}::bigint[])`.execute(db());
  return rows.map(toScoreRow);
}

function toScoreRow(row: JoinedRow): ScoreRow {
  return {
    line_item_id: row.line_item_id,
    submission_id: row.submission_id,
    facts: {
      status: row.status,
      submittedAt: row.submitted_at,
      score: row.score,
      letter: row.letter,
      isShown: row.is_shown,
      isHidden: row.is_hidden,
      isCurrent: row.is_current,
      comments: row.comments,
    },
    stored:
      row.activity_progress === null
        ? null
        : {
            activityProgress: row.activity_progress,
            gradingProgress: row.grading_progress,
            scoreGiven: row.stored_score,
            comment: row.stored_comment,
            submittedAt: row.stored_submitted_at,
            scoredAt: row.scored_at,
          },
  };
}

export type NewScore = WantedScore & { lineItemId: number; submissionId: SubmissionId; scoredAt: Date };

export async function upsertScores(scores: readonly NewScore[], now: Date): Promise<void> {
  const records = scores.map((score) => ({
    line_item_id: score.lineItemId,
    submission_id: score.submissionId,
    activity_progress: score.activityProgress,
    grading_progress: score.gradingProgress,
    score_given: score.scoreGiven,
    comment: score.comment,
    submitted_at: score.submittedAt?.toISOString() ?? null,
    scored_at: score.scoredAt.toISOString(),
  }));
  await sql`
    INSERT INTO lti_scores AS score (line_item_id, submission_id, activity_progress, grading_progress, score_given, comment, submitted_at,
      scored_at, next_try_at)
    SELECT line_item_id, submission_id, activity_progress, grading_progress, score_given, comment, submitted_at, scored_at, ${now}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS wanted (line_item_id bigint, submission_id bigint, activity_progress text,
      grading_progress text, score_given numeric, comment text, submitted_at timestamptz, scored_at timestamptz)
    ON CONFLICT (line_item_id, submission_id) DO UPDATE SET activity_progress = excluded.activity_progress,
      grading_progress = excluded.grading_progress, score_given = excluded.score_given, comment = excluded.comment,
      submitted_at = excluded.submitted_at, scored_at = excluded.scored_at, version = score.version + 1, tries = 0,
      next_try_at = ${now}`.execute(db());
}

export interface ClaimedScore {
  id: number;
  activity_progress: WantedScore['activityProgress'];
  grading_progress: WantedScore['gradingProgress'];
  score_given: number | null;
  comment: string | null;
  submitted_at: Date | null;
  scored_at: Date;
  version: number;
  tries: number;
  claimed_at: Date;
  line_item_url: string;
  subject: string;
  platform_id: PlatformId;
  failures: number;
}

/** Claims the oldest due score whose line item exists, for one worker. A change made while it is sent is sent afterwards. */
export async function claimScore(oldest: Date, now: Date): Promise<ClaimedScore | undefined> {
  const { rows } = await sql<ClaimedScore>`
    WITH due AS (
      SELECT score.id, item.url, identity.subject, platform.id AS platform_id, platform.grades_failures AS failures
      FROM lti_scores AS score
      JOIN lti_line_items AS item ON item.id = score.line_item_id
      JOIN lti_contexts AS context ON context.id = item.context_id
      JOIN lti_deployments ON lti_deployments.id = context.deployment_id
      JOIN lti_platforms AS platform ON platform.id = lti_deployments.platform_id
      JOIN submissions ON submissions.id = score.submission_id
      JOIN lti_identities AS identity ON identity.issuer = platform.issuer AND identity.user_id = submissions.student_id
      WHERE score.version > score.answered_version AND score.next_try_at <= ${now}
        AND (score.claimed_at IS NULL OR score.claimed_at < ${oldest})
        AND item.url IS NOT NULL AND context.class_id IS NOT NULL
        AND platform.status = 'approved' AND (platform.grades_paused_until IS NULL OR platform.grades_paused_until <= ${now})
      ORDER BY score.next_try_at, score.id LIMIT 1 FOR UPDATE OF score SKIP LOCKED)
    UPDATE lti_scores AS claimed SET claimed_at = ${now}, tries = tries + 1
    FROM due WHERE claimed.id = due.id
    RETURNING claimed.id, activity_progress, grading_progress, score_given, comment, submitted_at, scored_at, version, tries, claimed_at,
      due.url AS line_item_url, due.subject, due.platform_id, due.failures`.execute(db());
  return rows[0];
}

type Claim = Pick<ClaimedScore, 'id' | 'claimed_at' | 'version'>;

export interface ScoreAnswer {
  outcome: 'sent' | 'newer' | 'refused';
  problem: string | null;
  platformScore: number | null;
  platformMaximum: number | null;
}

/** Records the answer for the version that was claimed; a change made meanwhile is still to be sent. */
export async function settleScore(
  { id, claimed_at: claimedAt, version }: Claim,
  answer: ScoreAnswer,
  at: Date,
): Promise<void> {
  await db()
    .updateTable('lti_scores')
    .set({ answered_version: version, answered_at: at, outcome: answer.outcome, problem: answer.problem })
    .set({ platform_score: answer.platformScore, platform_maximum: answer.platformMaximum })
    .set({ tries: 0, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

export async function postponeScore(
  { id, claimed_at: claimedAt }: Claim,
  { problem, until }: { problem: string; until: Date },
): Promise<void> {
  await db()
    .updateTable('lti_scores')
    .set({ problem, next_try_at: until, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

export interface SentScoreRow {
  submission_id: SubmissionId;
  /** Null for the whole work. */
  draft_id: DraftId | null;
  is_waiting: boolean;
  outcome: 'sent' | 'newer' | 'refused' | null;
  answered_at: Date | null;
  problem: string | null;
  platform_score: number | null;
  platform_maximum: number | null;
  platform_name: string;
}

/** The results of sending the scores of a class, without texts whose names are hidden. */
export async function listSentScoreRows(classId: ClassId): Promise<SentScoreRow[]> {
  const { rows } = await sql<SentScoreRow>`
    SELECT score.submission_id, CASE WHEN drafts.type <> 'FINAL' THEN drafts.id END AS draft_id,
      score.version > score.answered_version AND NOT (item.url IS NULL AND item.is_refused) AS is_waiting,
      CASE WHEN item.url IS NULL AND item.is_refused THEN 'refused' ELSE score.outcome END AS outcome, score.answered_at,
      CASE WHEN item.url IS NULL THEN item.problem ELSE score.problem END AS problem,
      score.platform_score, score.platform_maximum, platform.name AS platform_name
    FROM lti_scores AS score
    JOIN lti_line_items AS item ON item.id = score.line_item_id
    JOIN drafts ON drafts.id = item.draft_id
    JOIN lti_contexts AS context ON context.id = item.context_id
    JOIN lti_deployments ON lti_deployments.id = context.deployment_id
    JOIN lti_platforms AS platform ON platform.id = lti_deployments.platform_id AND platform.status = 'approved'
    LEFT JOIN grading_settings AS settings ON settings.assignment_id = item.assignment_id
    LEFT JOIN grade_releases AS releases ON releases.submission_id = score.submission_id
    WHERE context.class_id = ${classId} AND NOT (coalesce(settings.is_anonymous, false) AND releases.submission_id IS NULL)
    ORDER BY score.submission_id, item.id`.execute(db());
  return rows;
}

/** Queues the scores of a step to be sent again unchanged, with the current time; returns how many there are. */
export async function requeueScore(
  { submissionId, draftId }: { submissionId: SubmissionId; draftId: DraftId | null },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH named AS (
      SELECT drafts.id FROM drafts JOIN submissions ON submissions.assignment_id = drafts.assignment_id
      WHERE submissions.id = ${submissionId} AND CASE WHEN ${draftId}::bigint IS NULL THEN drafts.type = 'FINAL'
        ELSE drafts.type <> 'FINAL' AND drafts.id = ${draftId} END),
    items AS (
      UPDATE lti_line_items SET version = version + 1, tries = 0, next_try_at = ${now}
      WHERE draft_id IN (SELECT id FROM named) AND EXISTS (SELECT FROM lti_contexts WHERE lti_contexts.id = lti_line_items.context_id AND line_items_url IS NOT NULL)
        AND EXISTS (SELECT FROM lti_scores WHERE line_item_id = lti_line_items.id AND submission_id = ${submissionId}
          AND (outcome = 'refused' OR lti_line_items.is_refused)))
    UPDATE lti_scores SET version = version + 1, tries = 0, next_try_at = ${now},
      scored_at = greatest(scored_at + interval '1 millisecond', ${now})
    WHERE submission_id = ${submissionId} AND line_item_id IN (
      SELECT id FROM lti_line_items WHERE draft_id IN (SELECT id FROM named))`.execute(db());
  return Number(numAffectedRows ?? 0n);
}
