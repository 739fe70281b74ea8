import { join } from 'node:path';
import { cacheFolder } from '../stack/lib/cache.mjs';

/** The one node of the one cluster that a machine can have; pods reach servers of this machine at its address. */
export const NODE = 'node1';
export const NODE_IP = '10.250.0.1';
export const PODS = '10.244.0.0/24';
export const SERVICES = '10.96.0.0/16';
export const API_IP = '10.96.0.1';
export const DNS_IP = '10.96.0.10';
export const DOMAIN = 'cluster.local';
/** The bridges that pods and the node's own address hang on. */
export const LINKS = { pods: 'seyir-pods', node: 'seyir-node' };
/** What the rules of pods' addresses carry as a comment, and what is noted of their addresses begins with. */
export const NETWORK = 'seyir-pods';

/** Where the cluster keeps what: a cache, since everything in it can be made anew. */
export const home = () => join(cacheFolder(), 'cluster');

/** @param {...string} parts */
export const at = (...parts) => join(home(), ...parts);

export const kubeconfig = () => at('kubeconfig');
export const containerd = () => at('run', 'containerd.sock');
