import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, type Received } from '@seyir/kit';
import { CommentChangedSchema } from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';

/** What this service hears of others, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(CommentChangedSchema)
  async commentChanged({ message, event }: Received<typeof CommentChangedSchema>): Promise<void> {
    const { commentId, target, authorId, parentAuthorId, postedAt, deleted, silent } = message;
    await this.app.keepReply({
      ...{ id: commentId, authorId, deleted, silent },
      target: { kind: target?.kind ?? 0, id: target?.id ?? '' },
      parentAuthorId: parentAuthorId || undefined,
      postedAt: postedAt ? timestampDate(postedAt) : event.time,
    });
  }
}
