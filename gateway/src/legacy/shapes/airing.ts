import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { AiringTitle } from '@seyir/proto';
import type { AiringItem } from '../themes/airing.js';
import { asCard } from './card.js';

/** A list, so that an entry without a title is left out. */
export const asAiringItem = ({ title, next }: AiringTitle): AiringItem[] =>
  title
    ? [
        {
          card: asCard(title),
          weekday: title.airTime?.weekday ?? 0,
          time: title.airTime?.time ?? '',
          nextAt: next?.releasedAt && timestampDate(next.releasedAt).toISOString(),
        },
      ]
    : [];
