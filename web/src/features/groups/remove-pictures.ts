import type { ApolloClient } from '@apollo/client';
import { RemoveGroupPicturesDocument } from '../../generated/remove-group-pictures.js';
import { readError } from '../../lib/graphql-error.js';
import { groupTexts } from './texts.js';

/**
 * Removes stored pictures of a group whose form has just been saved: the form's call has no field for it, so the same fields are
 * sent again by GraphQL.
 * @returns the text of the failure; undefined if it worked
 */
export async function removePictures(
  client: ApolloClient,
  id: string,
  body: FormData,
  { cover, poster }: { readonly cover: boolean; readonly poster: boolean },
): Promise<string | undefined> {
  const text = (name: string) => String(body.get(name) ?? '');
  const input = {
    name: text('groupName'),
    tagline: text('groupTagline'),
    website: text('groupWebsite'),
    description: text('groupDesc'),
    private: body.has('private'),
    approval: body.has('privacy'),
    networks: {
      facebook: text('fb'),
      twitter: text('tw'),
      instagram: text('ig'),
      threads: text('th'),
      youtube: text('yt'),
      discord: text('dc'),
    },
    removeCover: cover,
    removePoster: poster,
  };
  try {
    await client.mutate({
      mutation: RemoveGroupPicturesDocument,
      variables: { id, input },
      context: { quiet: true },
    });
    return undefined;
  } catch (error) {
    return readError(error).message || groupTexts.picturesStay;
  }
}
