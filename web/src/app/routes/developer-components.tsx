import { NotFound } from '../not-found.js';
import { useRenderScope } from '../../lib/render-scope.js';
import { Showcase } from '../showcase/showcase.js';

/** Every shared component in all its states; only if the server was started with `developerPages`. */
export default function DeveloperComponents() {
  return useRenderScope().developerPages ? <Showcase /> : <NotFound />;
}
