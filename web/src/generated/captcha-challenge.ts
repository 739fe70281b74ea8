// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CaptchaChallengeQuery, CaptchaChallengeQueryVariables } from './types.js';

export const CaptchaChallengeDocument = /* @__PURE__ */ documentOf<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>(
  `query CaptchaChallenge($action: CaptchaAction!) {
  captchaChallenge(action: $action)
}`,
);
