import type { ApolloClient } from '@apollo/client';
import { RemoveGroupPicturesDocument } from '../../generated/remove-group-pictures.js';
import { readError } from '../../lib/graphql-error.js';
import { groupTexts } from './texts.js';

/**
 * Removes stored pictures of a group whose form has just been saved: the form's call has no field for it.
 * @returns the text of the failure; undefined if it worked
 */
export async function removePictures(
  client: ApolloClient,
  id: string,
  pictures: { readonly cover: boolean; readonly poster: boolean },
): Promise<string | undefined> {
  try {
    await client.mutate({
      mutation: RemoveGroupPicturesDocument,
      variables: { id, ...pictures },
      context: { quiet: true },
    });
    return undefined;
  } catch (error) {
    return readError(error).message || groupTexts.picturesStay;
  }
}
