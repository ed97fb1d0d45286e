-- From now on `token` is the SHA-256 of the token in the cookie. The version before finds no hashed login, so
-- whoever meets it during an upgrade is not signed in there.
UPDATE "logins" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
-- A login that never proved its account's factor opens nothing any more.
DELETE FROM "logins" WHERE "factor" = 'password' AND "user_id" IN (
  SELECT "id" FROM "users" WHERE "two_factor_enabled" UNION SELECT "user_id" FROM "passkeys");
