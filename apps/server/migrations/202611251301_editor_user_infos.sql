-- What an editor wishes to know again of its user (PutUserInfo), whatever file is open.
CREATE TABLE editor_user_infos (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  info text NOT NULL CHECK (length(info) <= 1024)
);
