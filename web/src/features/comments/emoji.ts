/** What people put into comments about films, by theme; the device draws them. */
export const emojiGroups: readonly { name: string; emoji: readonly string[] }[] = [
  {
    name: 'Yüzler',
    emoji: [
      ...'😀😁😂🤣😊😇🙂😉😍🥰😘😋😜🤪🤩🥳😎🤓🧐🤔🤨😐😏🙄😬😌😴😷🤯🥺😢😭😤😠😡🤬😱😨😳🥵🥶🤢🫠😈💀👻🤡👽🤖',
    ],
  },
  {
    name: 'Eller ve kalpler',
    emoji: [...'👍👎👏🙌🙏🤝👋👌🤞💪👀🫶💔💖💯💥🔥✨🎉'].concat(
      '✌️',
      '🤷',
      '🤦',
      '❤️',
      '🖤',
      '💙',
      '💚',
      '💛',
      '🧡',
      '💜',
    ),
  },
  {
    name: 'İzlerken',
    emoji: [...'🎬🎥🍿📺🎞🎭🎵🎧🏆⭐🌟🌙⏰⏳📅🚀👑🗡🐉🦸🧙🕵🧛🧟🐱🐶🌹☕🍵🥤🍫🍕'],
  },
];
