/**
 * Statements that create the tables of a tally; a migration of the service runs them. `{name}_tally` has a row with the folded
 * counts of each target; `{name}_tally_delta` has the changes since then. Migrations of released versions call this function, so
 * its statements must not change.
 */
export const tallyTables = (name: string): readonly string[] => [
  // counts[n] is the count of kind n.
  `CREATE TABLE IF NOT EXISTS ${name}_tally (
     target_type text NOT NULL,
     target_id uuid NOT NULL,
     counts integer[] NOT NULL DEFAULT '{}',
     version integer NOT NULL DEFAULT 0,
     changed_at timestamptz NOT NULL,
     PRIMARY KEY (target_id, target_type)
   )`,
  // Rows live for a second. The table is small but collects dead rows, so a fixed number of them triggers the vacuum.
  `CREATE TABLE IF NOT EXISTS ${name}_tally_delta (
     target_type text NOT NULL,
     target_id uuid NOT NULL,
     seq bigint GENERATED ALWAYS AS IDENTITY,
     kind smallint NOT NULL,
     delta integer NOT NULL,
     added_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (target_id, target_type, seq)
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000)`,
];
