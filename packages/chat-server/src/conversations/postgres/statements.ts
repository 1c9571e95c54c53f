/** The statements over the tables of `migrations.ts`; `bind` turns their names into places. */

export const ADD = {
  conversation: `
    INSERT INTO conversations (id, label, created_at, updated_at) VALUES (:id, :label, :at, :at)
    ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at`,
  // The update changes nothing. Without it a question that is there would return no id.
  question: `
    INSERT INTO questions (conversation_id, key, text, page_url, page_title, asked_at)
    VALUES (:conversation, :key, :text, :url, :title, :at)
    ON CONFLICT (conversation_id, key) DO UPDATE SET key = excluded.key RETURNING id`,
  answer: `
    INSERT INTO answers (question_id, version, id, started_at, finished_at)
    VALUES (:question, :version, :id, :at, :at)`,
  feedback: `
    INSERT INTO feedback (question_id, version, vote, reasons, note, given_at)
    VALUES (:question, :version, :vote, :reasons, :note, :at)
    ON CONFLICT (question_id, version) DO UPDATE SET vote = excluded.vote,
      reasons = excluded.reasons, note = excluded.note, given_at = excluded.given_at`,
} as const

export const FILL = {
  answer: `
    UPDATE answers SET status = :status, engine = :engine, content = :content, parts = :parts,
      annotations = :annotations, finish_reason = :reason, prompt_tokens = :promptTokens,
      completion_tokens = :completionTokens, total_tokens = :totalTokens,
      prompt_cost = :promptCost, completion_cost = :completionCost, total_cost = :totalCost,
      currency = :currency, grounded = :grounded, confidence = :confidence, receipt = :receipt,
      started_at = :startedAt, finished_at = :finishedAt
    WHERE question_id = :question AND version = :version`,
  isReplaced: 'UPDATE questions SET replaced = 1 WHERE id = :id',
  replaced: `
    UPDATE questions SET replaced = 1
    WHERE conversation_id = :conversation AND key = ANY(:replaced) AND id < :id`,
} as const

export const READ = {
  earlierAnswers: 'SELECT version, parts FROM answers WHERE question_id = :id ORDER BY version',
  turnsBefore: `
    SELECT q.text AS question, a.content AS answer FROM questions q
    LEFT JOIN LATERAL (
      SELECT content FROM answers WHERE question_id = q.id AND content <> ''
      ORDER BY version DESC LIMIT 1) a ON TRUE
    WHERE q.conversation_id = :conversation AND q.id < :id AND q.replaced = 0
    ORDER BY q.id DESC LIMIT :turns`,
  costSince: 'SELECT sum(total_cost) AS cost FROM answers WHERE started_at >= :at',
  conversationsAfter: `
    SELECT id, label, created_at FROM conversations
    WHERE (created_at, id) > (:at, :id) ORDER BY created_at, id LIMIT :atMost`,
  questions: 'SELECT * FROM questions WHERE conversation_id = ANY(:ids) ORDER BY id',
  answers: `
    SELECT a.*, f.vote, f.reasons, f.note, f.given_at FROM answers a
    JOIN questions q ON q.id = a.question_id
    LEFT JOIN feedback f ON f.question_id = a.question_id AND f.version = a.version
    WHERE q.conversation_id = ANY(:ids) ORDER BY a.question_id, a.version`,
  findAnswer: `
    SELECT a.question_id, a.version FROM answers a JOIN questions q ON q.id = a.question_id
    WHERE a.id = :answer AND q.conversation_id = :conversation`,
} as const

export const REMOVE = {
  conversation: 'DELETE FROM conversations WHERE id = :id',
  before: `
    DELETE FROM conversations WHERE id IN
      (SELECT id FROM conversations WHERE updated_at < :at ORDER BY updated_at LIMIT :atMost)`,
  feedback: 'DELETE FROM feedback WHERE question_id = :question AND version = :version',
} as const
