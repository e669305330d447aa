-- For which classes an administrator gives a role that reads classes. A role without a row here is given for all of them. The row says
-- that it is limited, apart from what was chosen: when the last chosen class is deleted, the role reads none, and not all.

CREATE TABLE role_scopes (
  user_id bigint NOT NULL,
  role text NOT NULL CHECK (role IN ('ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR')),
  PRIMARY KEY (user_id, role),
  FOREIGN KEY (user_id, role) REFERENCES user_roles ON DELETE CASCADE
);

CREATE TABLE role_scope_classes (
  user_id bigint NOT NULL,
  role text NOT NULL,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  PRIMARY KEY (user_id, role, class_id),
  FOREIGN KEY (user_id, role) REFERENCES role_scopes ON DELETE CASCADE
);
CREATE INDEX role_scope_classes_class ON role_scope_classes (class_id);

CREATE TABLE role_scope_areas (
  user_id bigint NOT NULL,
  role text NOT NULL,
  subject_area_id bigint NOT NULL REFERENCES lookups ON DELETE CASCADE,
  PRIMARY KEY (user_id, role, subject_area_id),
  FOREIGN KEY (user_id, role) REFERENCES role_scopes ON DELETE CASCADE
);
CREATE INDEX role_scope_areas_area ON role_scope_areas (subject_area_id);
