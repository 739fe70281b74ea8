import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTITIONS = 16;

/** Conversations of two members with their messages, and the blocks from the events of accounts. */
export class Conversations1764800000000 implements MigrationInterface {
  readonly name = 'Conversations1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation (
        id uuid PRIMARY KEY,
        opened_by uuid NOT NULL,
        -- False: it waits among the requests of the member who did not open it.
        accepted boolean NOT NULL,
        -- Number of the last message.
        seq integer NOT NULL DEFAULT 0,
        -- Rises with each change of its messages.
        version integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX conversation_opened ON conversation (opened_by, created_at)`);
    await runner.query(`
      CREATE TABLE participant (
        conversation_id uuid NOT NULL,
        member_id uuid NOT NULL,
        other_id uuid NOT NULL,
        folder text NOT NULL,
        -- Removed by the member, until a new message comes.
        hidden boolean NOT NULL DEFAULT false,
        last_seq integer NOT NULL DEFAULT 0,
        last_at timestamptz NOT NULL,
        read_seq integer NOT NULL DEFAULT 0,
        delivered_seq integer NOT NULL DEFAULT 0,
        -- The member does not see messages up to this one.
        cleared_seq integer NOT NULL DEFAULT 0,
        -- The revision of the member's mailbox at the last change.
        revision integer NOT NULL DEFAULT 0,
        PRIMARY KEY (conversation_id, member_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX participant_pair ON participant (member_id, other_id)`);
    await runner.query(
      `CREATE INDEX participant_list ON participant (member_id, folder, last_at DESC, conversation_id DESC) WHERE NOT hidden`,
    );
    await runner.query(
      `CREATE INDEX participant_unread ON participant (member_id, folder, last_at DESC) WHERE NOT hidden AND last_seq > read_seq`,
    );
    await runner.query(
      `CREATE INDEX participant_undelivered ON participant (member_id) WHERE last_seq > delivered_seq`,
    );
    await runner.query(`CREATE INDEX participant_changes ON participant (member_id, revision DESC)`);
    await runner.query(`
      CREATE TABLE mailbox (
        member_id uuid PRIMARY KEY,
        revision integer NOT NULL DEFAULT 0,
        read_marks boolean NOT NULL DEFAULT true
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      CREATE TABLE message (
        conversation_id uuid NOT NULL,
        seq integer NOT NULL,
        id uuid NOT NULL,
        author_id uuid NOT NULL,
        body text NOT NULL,
        reply_to_seq integer,
        sent_at timestamptz NOT NULL,
        edited_at timestamptz,
        deleted_at timestamptz,
        version integer NOT NULL,
        PRIMARY KEY (conversation_id, seq)
      ) PARTITION BY HASH (conversation_id)`);
    for (let remainder = 0; remainder < PARTITIONS; remainder++)
      await runner.query(`
        CREATE TABLE message_${remainder} PARTITION OF message
        FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${remainder})`);
    await runner.query(`CREATE INDEX message_id ON message (id)`);
    await runner.query(`CREATE INDEX message_version ON message (conversation_id, version)`);
    await runner.query(`CREATE INDEX message_author ON message (author_id)`);
    await runner.query(`
      CREATE TABLE message_reaction (
        message_id uuid NOT NULL,
        member_id uuid NOT NULL,
        conversation_id uuid NOT NULL,
        reaction smallint NOT NULL,
        PRIMARY KEY (message_id, member_id)
      )`);
    await runner.query(`CREATE INDEX message_reaction_member ON message_reaction (member_id)`);
    await runner.query(`CREATE INDEX message_reaction_conversation ON message_reaction (conversation_id)`);
    await runner.query(
      `CREATE TABLE block (block_id uuid PRIMARY KEY, member_id uuid NOT NULL, other_id uuid NOT NULL)`,
    );
    await runner.query(`CREATE INDEX block_member ON block (member_id, other_id)`);
    await runner.query(`CREATE INDEX block_other ON block (other_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE block, message_reaction, message, mailbox, participant, conversation`);
  }
}
