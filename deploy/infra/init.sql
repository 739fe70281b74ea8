-- A role and a database for each service; the password is known to everybody, for trying out alone.
-- Written by `npm run services` from topology.json.
CREATE ROLE accounts LOGIN PASSWORD 'seyir';
CREATE DATABASE accounts OWNER accounts TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE accounts FROM PUBLIC;
CREATE ROLE catalogue LOGIN PASSWORD 'seyir';
CREATE DATABASE catalogue OWNER catalogue TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE catalogue FROM PUBLIC;
CREATE ROLE playback LOGIN PASSWORD 'seyir';
CREATE DATABASE playback OWNER playback TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE playback FROM PUBLIC;
CREATE ROLE comments LOGIN PASSWORD 'seyir';
CREATE DATABASE comments OWNER comments TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE comments FROM PUBLIC;
CREATE ROLE notifications LOGIN PASSWORD 'seyir';
CREATE DATABASE notifications OWNER notifications TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE notifications FROM PUBLIC;
CREATE ROLE social LOGIN PASSWORD 'seyir';
CREATE DATABASE social OWNER social TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE social FROM PUBLIC;
CREATE ROLE messaging LOGIN PASSWORD 'seyir';
CREATE DATABASE messaging OWNER messaging TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE messaging FROM PUBLIC;
