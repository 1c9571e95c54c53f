/**
 * The steps from an empty file to today's tables, in order. A step that has been released is never
 * changed: a change is a new step at the end. `PRAGMA user_version` counts the steps taken.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    page_url TEXT,
    page_title TEXT,
    asked_at INTEGER NOT NULL,
    UNIQUE (conversation_id, key)
  ) STRICT;

  CREATE TABLE answers (
    question_id INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    id TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'partial' CHECK (status IN ('complete', 'partial', 'failed')),
    engine TEXT NOT NULL DEFAULT '',
    content TEXT NOT NULL DEFAULT '',
    parts TEXT NOT NULL DEFAULT '[]',
    annotations TEXT NOT NULL DEFAULT '[]',
    finish_reason TEXT NOT NULL DEFAULT 'unknown',
    prompt_tokens INTEGER,
    completion_tokens INTEGER,
    total_tokens INTEGER,
    prompt_cost REAL NOT NULL DEFAULT 0,
    completion_cost REAL NOT NULL DEFAULT 0,
    total_cost REAL NOT NULL DEFAULT 0,
    currency TEXT NOT NULL DEFAULT 'USD',
    grounded INTEGER,
    confidence REAL,
    started_at INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY (question_id, version)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX conversations_by_age ON conversations (updated_at);
  CREATE INDEX answers_by_id ON answers (id);
  `,
  `
  CREATE TABLE feedback (
    question_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    vote TEXT NOT NULL CHECK (vote IN ('up', 'down')),
    reasons TEXT NOT NULL,
    note TEXT NOT NULL,
    given_at INTEGER NOT NULL,
    PRIMARY KEY (question_id, version),
    FOREIGN KEY (question_id, version) REFERENCES answers (question_id, version) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX feedback_by_time ON feedback (given_at);
  `,
  'ALTER TABLE questions ADD COLUMN replaced INTEGER NOT NULL DEFAULT 0',
  `
  ALTER TABLE answers ADD COLUMN receipt TEXT;
  CREATE INDEX answers_by_time ON answers (started_at);
  `,
  `
  CREATE TABLE page_votes (
    page TEXT NOT NULL,
    ballot TEXT NOT NULL,
    session TEXT,
    vote TEXT NOT NULL CHECK (vote IN ('up', 'down')),
    given_at INTEGER NOT NULL,
    PRIMARY KEY (page, ballot)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX page_votes_by_session ON page_votes (page, session);
  `,
  `
  CREATE TABLE day_counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    page TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (day, kind, page)
  ) STRICT, WITHOUT ROWID;
  `,
]
