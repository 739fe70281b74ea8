import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  AdvertMoment as MomentNumber,
  AdvertVariant as VariantNumber,
  type AdvertCountsSchema,
  type Placement as PlacementMessage,
  type PlacementSchema,
} from '@seyir/proto';
import type { AdvertCounts, AdvertMoment, AdvertVariant, Placement } from '../../domain/advert.js';
import { named } from './enums.js';
import { id } from './from-messages.js';

export const variantNumber: Readonly<Record<AdvertVariant, VariantNumber>> = {
  'own-time': VariantNumber.OWN_TIME,
  'after-five': VariantNumber.AFTER_FIVE,
};

const momentNumber: Readonly<Record<AdvertMoment, MomentNumber>> = {
  impression: MomentNumber.IMPRESSION,
  skip: MomentNumber.SKIP,
  click: MomentNumber.CLICK,
};

export const toMoment = (value: MomentNumber, field: string): AdvertMoment =>
  named(momentNumber, value, field);

export const toPlacement = (message: PlacementMessage, index: number): Placement => {
  const at = `placements.${index}`;
  return {
    id: id(message.id, `${at}.id`),
    name: message.name,
    variant: named(variantNumber, message.variant, `${at}.variant`),
    titleIds: message.titleIds.map((titleId, i) => id(titleId, `${at}.titleIds.${i}`)),
    kinds: [...message.kinds],
    perDay: message.perDay,
    adverts: message.adverts.map((advert, i) => ({
      id: id(advert.id, `${at}.adverts.${i}.id`),
      link: advert.link,
      seconds: advert.seconds,
      video: advert.video,
      image: advert.image,
    })),
  };
};

export const toPlacementMessage = (placement: Placement): MessageInitShape<typeof PlacementSchema> => ({
  ...placement,
  variant: variantNumber[placement.variant],
  titleIds: [...placement.titleIds],
  kinds: [...placement.kinds],
  adverts: [...placement.adverts],
});

export const toCountsMessage = (counts: AdvertCounts): MessageInitShape<typeof AdvertCountsSchema> => ({
  advertId: counts.advertId,
  impressions: BigInt(counts.impressions),
  skips: BigInt(counts.skips),
  clicks: BigInt(counts.clicks),
});
