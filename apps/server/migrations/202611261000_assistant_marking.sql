-- What an instructor lets an assistant of a class do with its texts: nothing until they say so.

ALTER TABLE class_assistants
  ADD COLUMN marking text NOT NULL DEFAULT 'none' CHECK (marking IN ('none', 'comment', 'grade')),
  ADD COLUMN marks_all_sections boolean NOT NULL DEFAULT true;

-- Asked at every request: whether somebody marks anywhere.
CREATE INDEX class_assistants_markers ON class_assistants (user_id) WHERE marking <> 'none';

-- The sections of those who do not mark all of them.
CREATE TABLE assistant_sections (
  class_id bigint NOT NULL,
  user_id bigint NOT NULL,
  section_id bigint NOT NULL REFERENCES class_sections ON DELETE CASCADE,
  PRIMARY KEY (class_id, user_id, section_id),
  FOREIGN KEY (class_id, user_id) REFERENCES class_assistants ON DELETE CASCADE
);
CREATE INDEX assistant_sections_section ON assistant_sections (section_id);
