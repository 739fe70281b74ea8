import { join } from 'node:path';
import { cacheFolder } from '../lib/cache.ts';

/** The only node of the only cluster on a machine; its address also leads pods to servers of this machine. */
export const NODE = 'node1';
export const NODE_IP = '10.250.0.1';
export const PODS = '10.244.0.0/24';
export const SERVICES = '10.96.0.0/16';
export const API_IP = '10.96.0.1';
export const DNS_IP = '10.96.0.10';
export const DOMAIN = 'cluster.local';
/** The bridge of the pods, and the one with the node's own address. */
export const LINKS = { pods: 'seyir-pods', node: 'seyir-node' };
/** The comment of rules for pods' addresses, and the prefix of their recorded addresses. */
export const NETWORK = 'seyir-pods';

/** The cluster's folder: a cache, because everything in it can be recreated. */
export const home = () => join(cacheFolder(), 'cluster');

export const at = (...parts: string[]) => join(home(), ...parts);

export const kubeconfig = () => at('kubeconfig');
export const containerd = () => at('run', 'containerd.sock');
