/**
 * The steps from an empty database to today's tables, in order. A released step never changes: a
 * change is a new step at the end. The table `docent_schema` counts the steps taken.
 *
 * Ids sort by their bytes, as in SQLite, whatever the language of the database is.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE conversations (
    id TEXT COLLATE "C" PRIMARY KEY,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
  );
  CREATE INDEX conversations_by_age ON conversations (updated_at);
  CREATE INDEX conversations_in_order ON conversations (created_at, id);

  CREATE TABLE questions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    conversation_id TEXT COLLATE "C" NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    key TEXT COLLATE "C" NOT NULL,
    text TEXT NOT NULL,
    page_url TEXT,
    page_title TEXT,
    asked_at BIGINT NOT NULL,
    replaced INTEGER NOT NULL DEFAULT 0,
    UNIQUE (conversation_id, key)
  );

  CREATE TABLE answers (
    question_id BIGINT NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    status TEXT NOT NULL DEFAULT 'partial' CHECK (status IN ('complete', 'partial', 'failed')),
    engine TEXT NOT NULL DEFAULT '',
    content TEXT NOT NULL DEFAULT '',
    parts TEXT NOT NULL DEFAULT '[]',
    annotations TEXT NOT NULL DEFAULT '[]',
    finish_reason TEXT NOT NULL DEFAULT 'unknown',
    prompt_tokens BIGINT,
    completion_tokens BIGINT,
    total_tokens BIGINT,
    prompt_cost DOUBLE PRECISION NOT NULL DEFAULT 0,
    completion_cost DOUBLE PRECISION NOT NULL DEFAULT 0,
    total_cost DOUBLE PRECISION NOT NULL DEFAULT 0,
    currency TEXT NOT NULL DEFAULT 'USD',
    grounded INTEGER,
    confidence DOUBLE PRECISION,
    receipt TEXT,
    started_at BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    PRIMARY KEY (question_id, version)
  );
  CREATE INDEX answers_by_id ON answers (id);
  CREATE INDEX answers_by_time ON answers (started_at);

  CREATE TABLE feedback (
    question_id BIGINT NOT NULL,
    version INTEGER NOT NULL,
    vote TEXT NOT NULL CHECK (vote IN ('up', 'down')),
    reasons TEXT NOT NULL,
    note TEXT NOT NULL,
    given_at BIGINT NOT NULL,
    PRIMARY KEY (question_id, version),
    FOREIGN KEY (question_id, version) REFERENCES answers (question_id, version) ON DELETE CASCADE
  );
  CREATE INDEX feedback_by_time ON feedback (given_at);

  CREATE TABLE page_votes (
    page TEXT COLLATE "C" NOT NULL,
    ballot TEXT COLLATE "C" NOT NULL,
    session TEXT COLLATE "C",
    vote TEXT NOT NULL CHECK (vote IN ('up', 'down')),
    given_at BIGINT NOT NULL,
    PRIMARY KEY (page, ballot)
  );
  CREATE INDEX page_votes_by_session ON page_votes (page, session);
  `,
  `
  CREATE TABLE day_counts (
    day TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    page TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (day, kind, page)
  );
  `,
]
