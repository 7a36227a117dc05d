### Notifications : c’est au lecteur de jouer, alors qu’il regarde ailleurs ou que la page est fermée.

notify-hidden = Me prévenir quand c’est à moi de jouer et que je regarde ailleurs
notify-push = Me prévenir de mes tours dans cette partie, même quand la page est fermée
notify-push-help = Pour les parties qui prennent leur temps. Le service de notifications de votre navigateur transmet le message, sans aucun nom ni aucune carte : un seul par tour, et vingt par jour au plus.
notify-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages pour ce site.
notify-needs-install = Sur cet appareil, seules les applications installées peuvent vous prévenir : choisissez « Sur l’écran d’accueil » dans le menu de partage, puis ouvrez le jeu à partir de là.
notify-insecure = Les navigateurs n’autorisent les notifications que pour les adresses qui commencent par https.
notify-unsupported = Ce navigateur ne peut pas afficher de notifications.
notify-push-failed = Votre navigateur ne parvient pas à joindre son service de notifications. Réessayez plus tard.
notify-turn-title = À vous de jouer
notify-turn-body = Votre ville vous attend.

error-push-off = Ce serveur n’envoie pas de notifications.
error-bad-push = Ce serveur ne peut pas envoyer de messages au service de notifications de votre navigateur.
error-too-many-pushes = Trop de notifications sont déjà activées ; désactivez-les d’abord dans une autre partie.
