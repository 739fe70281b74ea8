import type { GraphqlAnswer, RenderOptions } from '../server/types.js';

const gateway = 'http://127.0.0.1:3000';

/** What `react-router dev` renders with: the gateway of a running `npm start`, asked like a visitor's browser. */
export const developmentOptions: RenderOptions = {
  origin: gateway,
  developerPages: true,
  renderTimeoutMs: 10_000,
  onError: (error) => console.error(error),
  fetchGraphql: async (request, signal) => {
    const headers = { 'content-type': 'application/json', origin: gateway };
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      signal,
    });
    return (await response.json()) as GraphqlAnswer;
  },
};
